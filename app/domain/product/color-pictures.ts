import type { Product } from "./product.ts";

/**
 * Return the pictures of a product in a color: first those of the color, then those that belong to no color. All, if
 * the color has none or is not selected (null). `picture_of` in the database chooses the same first one.
 */
export function picturesOf(
  { images, imageColors, colors }: Pick<Product, "images" | "imageColors" | "colors">,
  color: string | null,
) {
  const own = color ? images.filter((_, index) => imageColors[index] === color) : [];
  const common = images.filter((_, index) => !colors.includes(imageColors[index] ?? ""));
  return own.length > 0 ? [...own, ...common] : images;
}
