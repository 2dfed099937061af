import type { BagItem } from "./bag.ts";

/** What a checkout lacked: the units that are free of a product, or of this size and color where they are counted. */
type Shortage = { productId: string; size: string; color: string; available: number };

/** Parse the hint of OUT_OF_STOCK. Returns null where the rule has none. */
export function shortageOf(hint: string | null): Shortage | null {
  return hint ? JSON.parse(hint) : null;
}

/** Mark the lines that a shortage concerns. The next refresh of the bag reads the whole stock again, held units included. */
export function markShortage(items: BagItem[], shortage: Shortage): BagItem[] {
  const { productId, size, color, available } = shortage;
  return items.map((item) =>
    item.product.id === productId &&
    (item.sharesStock || (item.size === size && item.color === color))
      ? {
          ...item,
          availability: available > 0 ? "available" : "sold-out",
          stock: available,
        }
      : item,
  );
}
