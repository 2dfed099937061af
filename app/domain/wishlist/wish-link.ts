import { escaped, SEPARATOR } from "../bag/bag-link.ts";
import type { Wish } from "./wish.ts";

/** Return the path of a page that shows these products to others (`/wishlist/shared?wish=<product id>.M.Navy`). */
export function wishLinkOf(wishes: Wish[]): string {
  const query = new URLSearchParams();
  for (const { id, size, color } of wishes) {
    const choices =
      size === null && color === null ? [] : [escaped(size ?? ""), escaped(color ?? "")];
    query.append("wish", [id, ...choices].join(SEPARATOR));
  }
  return `/wishlist/shared?${query}`;
}
