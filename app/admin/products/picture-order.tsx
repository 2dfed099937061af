import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { movedTo } from "#app/domain/picture-upload.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useFocusAfterRemoval } from "../layout/use-focus-after-removal.ts";
import { PictureTile } from "./picture-tile.tsx";

type PictureOrderProps = { images: string[]; onChange: (images: string[]) => void };

type Move = { from: number; to: number };

/** The pictures in the order of the shop; reordered by drag and drop or by buttons. */
export function PictureOrder({ images, onChange }: PictureOrderProps) {
  const { t } = useLingui();
  const { list, onRemoved } = useFocusAfterRemoval<HTMLOListElement>();
  const [moved, setMoved] = useState<Move | null>(null);

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
  }

  const place = moved ? moved.to + 1 : 0;
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
            onRemove={() => {
              onChange(images.filter((other) => other !== path));
              onRemoved(index);
            }}
          />
        ))}
      </ol>
      <LiveRegion>{moved && t`The picture is now number ${place} of ${images.length}.`}</LiveRegion>
    </>
  );
}
