import type { Product } from "../product/product.ts";

type Pictures = Pick<Product, "images" | "imageColors">;

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
  while (offered.at(-1) === "") offered.pop();
  return offered;
}
