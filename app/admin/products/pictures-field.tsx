import { Plural, Trans } from "@lingui/react/macro";
import { MIN_META_SIDE, PICTURE_TYPES } from "#app/domain/picture/picture-upload.ts";
import { MAX_IMAGES } from "#app/domain/product-editing/product-draft-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { FileButton } from "./file-button.tsx";
import { PictureOrder } from "./picture-order.tsx";
import { UploadItem } from "./upload-item.tsx";
import type { usePictureUploads } from "./use-picture-uploads.ts";

type PicturesFieldProps = {
  images: string[];
  uploads: ReturnType<typeof usePictureUploads>;
  onChange: (images: string[]) => void;
};

/** The pictures of a product, the first being Main, and the uploads of files that are chosen or dropped. */
export function PicturesField({ images, uploads, onChange }: PicturesFieldProps) {
  const { ignored, small, convertible } = uploads;
  const { list, onRemoved } = useFocusAfterRemoval<HTMLUListElement>();
  const stored = uploads.uploads.filter(({ state }) => state === "success").at(-1);
  return (
    <fieldset
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.currentTarget.closest("fieldset[disabled]")) return;
        uploads.begin([...event.dataTransfer.files]);
      }}
      className="grid gap-3 sm:col-span-2"
    >
      <legend className="mb-1.5 text-muted text-sm">
        <Trans>Images (required, up to {MAX_IMAGES})</Trans>
      </legend>
      <PictureOrder images={images} onChange={onChange} />
      <ul ref={list} className="grid gap-2 empty:hidden">
        {uploads.uploads.map((upload, index) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            isConvertible={convertible.includes(upload)}
            onRetry={() => uploads.retry([upload])}
            onDismiss={() => {
              uploads.remove(upload.id);
              onRemoved(index);
            }}
          />
        ))}
      </ul>
      <LiveRegion>{stored && <Trans>{stored.file.name} was uploaded.</Trans>}</LiveRegion>
      {convertible.length > 1 && (
        <Button size="sm" variant="secondary" onClick={() => uploads.retry(convertible)}>
          <Trans>Shrink all {convertible.length} and use them</Trans>
        </Button>
      )}
      <div role="status" className="text-amber text-sm">
        {ignored > 0 && (
          <Plural
            value={ignored}
            one={`A product has at most ${MAX_IMAGES} pictures: # file was ignored.`}
            other={`A product has at most ${MAX_IMAGES} pictures: # files were ignored.`}
          />
        )}
        {small.length > 0 && (
          <p>
            <Trans>
              {small.join(", ")}: too small for Facebook, Instagram and WhatsApp, which ask for{" "}
              {MIN_META_SIDE} pixels in width and height.
            </Trans>
          </p>
        )}
      </div>
      {images.length < MAX_IMAGES && (
        <FileButton accept={PICTURE_TYPES.join()} multiple onFiles={uploads.begin}>
          <Trans>Add Pictures</Trans>
        </FileButton>
      )}
    </fieldset>
  );
}
