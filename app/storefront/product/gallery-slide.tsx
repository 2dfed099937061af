import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { Picture } from "#app/ui/picture.tsx";

type GallerySlideProps = { product: Product; index: number; sizes: string; priority?: boolean };

/** One large picture of a product; says what can be seen on it, where that is known, else the product and its number. */
export function GallerySlide({ product, index, sizes, priority }: GallerySlideProps) {
  const { t } = useLingui();
  const { images, looks, name } = product;
  const address = images[index] ?? "";
  const look = looks?.[address];
  const place = index + 1;
  return (
    <li className="size-full shrink-0 snap-center snap-always">
      <Picture
        address={address}
        alt={look?.alt ?? t`${name}, picture ${place} of ${images.length}`}
        colour={look?.colour}
        sizes={sizes}
        priority={priority}
        className="size-full"
      />
    </li>
  );
}
