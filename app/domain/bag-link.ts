import type { BagItem } from "./bag.ts";

/** Between a line's parts, and plain in an address; in a size or a colour it is written as `%2E`. */
export const BETWEEN = ".";

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll(BETWEEN, "%2E");
}

/** Takes a size or colour as it stands in a line and returns it as the owner wrote it. */
export function unescaped(text: string): string {
  return text.replaceAll("%2E", BETWEEN).replaceAll("%25", "%");
}

/** Takes the bag's lines and returns the address that shows them to somebody else (`/bag?line=2.<product id>.M.Navy`). */
export function bagLinkOf(
  items: Pick<BagItem, "product" | "size" | "color" | "quantity">[],
): string {
  const query = new URLSearchParams();
  for (const { product, size, color, quantity } of items) {
    query.append("line", [quantity, product.id, escaped(size), escaped(color)].join(BETWEEN));
  }
  return `/bag?${query}`;
}
