import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { useSlides } from "./use-slides.ts";

type GalleryThumbnailsProps = Pick<Product, "images" | "looks"> & {
  slides: ReturnType<typeof useSlides>;
  className?: string;
};

export function GalleryThumbnails({ images, looks, slides, className }: GalleryThumbnailsProps) {
  const { t } = useLingui();
  const count = images.length;
  return (
    <ul className={classNames("mt-3 flex gap-3 noscript:hidden", className)}>
      {images.map((image, index) => (
        <li key={image} className="w-18">
          <button
            type="button"
            aria-label={t`Show picture ${index + 1} of ${count}`}
            aria-current={index === slides.shown}
            onClick={() => slides.show(index)}
            onKeyDown={slides.onKeyDown}
            className="block aspect-3/4 w-full overflow-hidden border border-transparent opacity-70 transition-opacity hover:opacity-100 aria-current:border-ink aria-current:opacity-100 forced-colors:aria-current:border-[Highlight]"
          >
            <Picture
              src={image}
              alt=""
              sizes="4.5rem"
              color={looks?.[image]?.color}
              className="size-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
