import type { BagItem } from "./bag.ts";

/** Separates the parts of a line. Needs no escaping in a URL; written as `%2E` in a size or color. */
export const SEPARATOR = ".";

/** Escape a size or color for a link's line. */
export function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll(SEPARATOR, "%2E");
}

/** Undo the escaping of a size or color. */
export function unescaped(text: string): string {
  return text.replaceAll("%2E", SEPARATOR).replaceAll("%25", "%");
}

/** Return the path of a page that shows these lines to somebody else (`/bag?line=2.<product id>.M.Navy`). */
export function bagLinkOf(
  items: (Pick<BagItem, "size" | "color" | "quantity"> & { product: { id: string } })[],
): string {
  const query = new URLSearchParams();
  for (const { product, size, color, quantity } of items) {
    query.append("line", [quantity, product.id, escaped(size), escaped(color)].join(SEPARATOR));
  }
  return `/bag?${query}`;
}
