import type { BagItem } from "./bag.ts";

/**
 * Return the lines as they can be bought today, at today's prices: unavailable ones removed, quantities lowered to the
 * stock, of lines that share it the later ones first. Call only when the shopper asks for it.
 */
export function acceptBagChanges(items: BagItem[]): BagItem[] {
  const taken: Record<string, number> = {};
  return items.flatMap((item) => {
    const { id, price } = item.product;
    const used = taken[id] ?? 0;
    const left = (item.stock ?? Infinity) - (item.sharesStock ? used : 0);
    const quantity = item.availability === "available" ? Math.min(item.quantity, left) : 0;
    taken[id] = used + quantity;
    return quantity > 0 ? [{ ...item, quantity, priceWhenAdded: price }] : [];
  });
}
