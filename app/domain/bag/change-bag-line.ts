import { isSellable, offersChoice } from "../product/product.ts";
import { type BagItem, isSameVariant, MAX_LINE_QUANTITY } from "./bag.ts";
import { refreshBag } from "./bag-refresh.ts";
import type { CurrentProduct } from "./bag-response.ts";

/** Another size and color for a line. `free`: the units of them in stock. `product`: as it is in the catalogue. */
export type LineChange = { size: string; color: string; free: number; product: CurrentProduct };

/** A bag after a change: the line that now has the size and color, and what limited its quantity. */
export type ChangedLine = { items: BagItem[]; line: BagItem; limit: "order" | "stock" | null };

/** Return whether a line can have another size or color than now. */
export function isChangeable({ size, color }: BagItem, product: CurrentProduct | undefined) {
  if (!product || !isSellable(product)) return false;
  const isOffered = offersChoice(product.sizes, size) && offersChoice(product.colors, color);
  return !isOffered || product.sizes.length > 1 || product.colors.length > 1;
}

/**
 * Change the size and color of the line `id` at the time `now` (ms). Merges it into the line of the same variant
 * (specification section 4). Lowers the quantity to the free stock and the order's limit. Returns null if the line is no
 * longer in the bag.
 */
export function changeBagLine(
  items: BagItem[],
  id: string,
  { size, color, free, product }: LineChange,
  now: number,
): ChangedLine | null {
  const old = items.find((item) => item.id === id);
  if (!old) return null;
  const moved = { ...old, id: [product.id, size, color, now].join("-"), size, color };
  const same = items.find((item) => item.id !== id && isSameVariant(item, moved));
  const wanted = old.quantity + (same?.quantity ?? 0);
  const quantity = Math.min(wanted, MAX_LINE_QUANTITY, Math.max(1, free));
  const target = { ...(same ?? moved), quantity };
  const rest = same ? items.filter((item) => item.id !== id) : items;
  const changed = refreshBag(
    rest.map((item) => (item.id === (same ?? old).id ? target : item)),
    [product.id],
    [product],
  );
  const line = changed.find((item) => item.id === target.id) ?? target;
  const limit = free < Math.min(wanted, MAX_LINE_QUANTITY) ? "stock" : "order";
  return { items: changed, line, limit: quantity < wanted ? limit : null };
}
