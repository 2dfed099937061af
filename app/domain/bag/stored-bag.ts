import type { BagItem } from "./bag.ts";

/** The local storage key of the bag (specification section 3). */
export const STORED_BAG_KEY = "gemma-luce-bag";

/** A data URL may take a quarter of local storage. The next refresh restores the picture. */
function withoutDataImage(item: BagItem): BagItem {
  if (!item.product.image?.startsWith("data:")) return item;
  return { ...item, product: { ...item.product, image: null } };
}

/** Return the text to store, or null for an empty bag. */
export function serializeBag(items: BagItem[]): string | null {
  return items.length === 0 ? null : JSON.stringify(items.map(withoutDataImage));
}
