import type { Cents } from "../money/money.ts";
import type { BagItem } from "./bag.ts";

/** What a line shows its shopper. `short-together`: all lines of the product share the stock. Prices in cents. */
export type BagNotice =
  | { kind: "discontinued" }
  | { kind: "sold-out" }
  | { kind: "short" | "short-together"; stock: number }
  | { kind: "price"; was: Cents; now: Cents };

/** Return the units of a line's stock that the bag's other lines leave to it; Infinity while the stock is unknown. */
export function remainingStockFor(item: BagItem, items: BagItem[]): number {
  const sharing = items.filter(
    ({ id, product, availability }) =>
      item.sharesStock &&
      id !== item.id &&
      product.id === item.product.id &&
      availability === "available",
  );
  return sharing.reduce((left, { quantity }) => left - quantity, item.stock ?? Infinity);
}

/** Return a line's notices; `items`: the bag. An unavailable line has only that one. */
export function noticesFor(item: BagItem, items: BagItem[]): BagNotice[] {
  if (item.availability !== "available") return [{ kind: item.availability }];
  const { stock, quantity, priceWhenAdded, product } = item;
  const notices: BagNotice[] = [];
  if (stock !== null && quantity > remainingStockFor(item, items)) {
    notices.push({ kind: quantity > stock ? "short" : "short-together", stock });
  }
  if (product.price !== priceWhenAdded) {
    notices.push({ kind: "price", was: priceWhenAdded, now: product.price });
  }
  return notices;
}

/** Return whether a line must be removed or lowered before checkout; `items`: the bag. */
export function blocksCheckout(item: BagItem, items: BagItem[]): boolean {
  return noticesFor(item, items).some((notice) => notice.kind !== "price");
}

/** Return whether a line has a change that the shopper has not accepted. */
export function hasBagChanged(items: BagItem[]): boolean {
  return items.some((item) => noticesFor(item, items).length > 0);
}

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
