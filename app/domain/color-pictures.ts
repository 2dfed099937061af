import type { Product } from "./product.ts";

type Pictures = Pick<Product, "images" | "imageColors">;

/**
 * Return the pictures of a product in a color: first those of the color, then those that belong to no color. All, if
 * the color has none or is not selected (null). `picture_of` in the database chooses the same first one.
 */
export function picturesOf({ images, imageColors, colors }: Product, color: string | null) {
  const own = color ? images.filter((_, index) => imageColors[index] === color) : [];
  const common = images.filter((_, index) => !colors.includes(imageColors[index] ?? ""));
  return own.length > 0 ? [...own, ...common] : images;
}

/** Return the colors of pictures after their order has changed or some were removed. */
export function movedImageColors({ images, imageColors }: Pictures, moved: string[]): string[] {
  return moved.map((image) => imageColors[images.indexOf(image)] ?? "");
}

/** Return the colors of pictures as they are stored: only offered ones, and no blanks after the last. */
export function storedImageColors({ images, imageColors }: Pictures, colors: string[]): string[] {
  const offered = images.map((_, index) => {
    const color = imageColors[index] ?? "";
    return colors.includes(color) ? color : "";
  });
  return offered.slice(0, offered.findLastIndex(Boolean) + 1);
}
