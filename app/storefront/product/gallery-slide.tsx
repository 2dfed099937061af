import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useChoiceName } from "../use-choice-name.ts";

type GallerySlideProps = {
  product: Product;
  /** The shown pictures. */
  images: string[];
  index: number;
  sizes: string;
  priority?: boolean;
};

/** A slide of the gallery. A photograph's alternative text is the product's name, the picture's color, if it has one, and its number. */
export function GallerySlide({ product, images, index, sizes, priority }: GallerySlideProps) {
  const { t } = useLingui();
  const nameOf = useChoiceName();
  const { colors, imageColors, looks, name } = product;
  const src = images[index] ?? "";
  const look = looks?.[src];
  const place = index + 1;
  const count = images.length;
  const own = imageColors[product.images.indexOf(src)] ?? "";
  const color = colors.includes(own) && nameOf(own).toLowerCase();
  const numbered = color
    ? t`${name} in ${color}, picture ${place} of ${count}`
    : t`${name}, picture ${place} of ${count}`;
  return (
    <li className="size-full shrink-0 snap-center snap-always">
      <Picture
        src={src}
        alt={look?.alt ?? numbered}
        color={look?.color}
        sizes={sizes}
        priority={priority}
        className="size-full"
      />
    </li>
  );
}
