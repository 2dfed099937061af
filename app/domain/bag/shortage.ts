import type { BagItem } from "./bag.ts";

/** What a checkout lacked: the units that are free of a product, or of this size and color where they are counted. */
export type Shortage = { productId: string; size: string; color: string; available: number };

/** Parse the hint of OUT_OF_STOCK. Returns null where the rule has none. */
export function shortageOf(hint: string | null): Shortage | null {
  return hint ? JSON.parse(hint) : null;
}

/** Lower the stock of the lines that a shortage concerns. A refresh reads the whole stock again, held units included. */
export function markShortage(items: BagItem[], shortage: Shortage): BagItem[] {
  const { productId, size, color, available } = shortage;
  return items.map((item) => {
    const isConcerned =
      item.availability === "available" &&
      item.product.id === productId &&
      (item.sharesStock || (item.size === size && item.color === color));
    if (!isConcerned) return item;
    const stock = Math.min(item.stock ?? available, available);
    return { ...item, availability: stock > 0 ? "available" : "sold-out", stock };
  });
}
