import { Picture } from "#app/ui/picture.tsx";

/** The picture of a product in a row; a placeholder without one. */
export function Thumbnail({ image }: { image: string | null | undefined }) {
  return (
    <span className="block aspect-3/4 w-12 shrink-0 overflow-hidden bg-panel">
      {image && <Picture src={image} alt="" sizes="48px" />}
    </span>
  );
}
