import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { movedTo } from "#app/domain/picture/picture-upload.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { PictureTile } from "./picture-tile.tsx";

type PictureOrderProps = { images: string[]; onChange: (images: string[]) => void };

type Move = { from: number; to: number };

/** The pictures in the order of the shop; reordered by drag and drop or by buttons. */
export function PictureOrder({ images, onChange }: PictureOrderProps) {
  const { list, onRemoved } = useFocusAfterRemoval<HTMLOListElement>();
  const [moved, setMoved] = useState<Move | null>(null);
  const [announcement, setAnnouncement] = useState<ReactNode>(null);

  // The focus follows the moved picture, so that the same key moves it again.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll("button") ?? [];
    const [forward, , back] = buttons;
    const candidates = moved.to < moved.from ? [forward, back] : [back, forward];
    candidates.find((button) => button && !button.disabled)?.focus();
  }, [moved, list]);

  function move(from: number, to: number) {
    if (images[from] === undefined || from === to) return;
    onChange(movedTo(images, from, to));
    setMoved({ from, to });
    const place = to + 1;
    setAnnouncement(
      <Trans>
        The picture is now number {place} of {images.length}.
      </Trans>,
    );
  }

  function remove(index: number) {
    onChange(images.filter((_, at) => at !== index));
    onRemoved(index);
    setAnnouncement(
      <Plural
        value={images.length - 1}
        one="The picture was removed; # is left."
        other="The picture was removed; # are left."
      />,
    );
  }

  return (
    <>
      <ol ref={list} className="flex flex-wrap gap-3 empty:hidden">
        {images.map((path, index) => (
          <PictureTile
            key={path}
            path={path}
            index={index}
            count={images.length}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
