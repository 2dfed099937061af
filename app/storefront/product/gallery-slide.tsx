import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { Picture } from "#app/ui/picture.tsx";

type GallerySlideProps = { product: Product; index: number; sizes: string; priority?: boolean };

/** A slide of the gallery. The alternative text falls back to the product's name and the picture's number. */
export function GallerySlide({ product, index, sizes, priority }: GallerySlideProps) {
  const { t } = useLingui();
  const { images, looks, name } = product;
  const src = images[index] ?? "";
  const look = looks?.[src];
  const place = index + 1;
  return (
    <li className="size-full shrink-0 snap-center snap-always">
      <Picture
        src={src}
        alt={look?.alt ?? t`${name}, picture ${place} of ${images.length}`}
        color={look?.color}
        sizes={sizes}
        priority={priority}
        className="size-full"
      />
    </li>
  );
}
