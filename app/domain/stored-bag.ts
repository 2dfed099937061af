import { z } from "zod";
import { AVAILABILITIES, type BagItem, MAX_BAG_LINES, MAX_LINE_QUANTITY } from "./bag.ts";
import { BagProductSchema } from "./bag-product.ts";

/** The product-specific key of local storage that holds the bag (specification section 3). */
export const STORED_BAG_KEY = "gemma-luce-bag";

const StoredItemSchema = z
  .object({
    id: z.string().min(1),
    product: BagProductSchema,
    size: z.string(),
    color: z.string(),
    quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    priceWhenAdded: z.int().nonnegative().optional(),
    availability: z.enum(AVAILABILITIES).default("available"),
    stock: z.int().nonnegative().nullable().default(null),
  })
  .transform((item) => ({ ...item, priceWhenAdded: item.priceWhenAdded ?? item.product.price }));

const StoredBagSchema = z.array(StoredItemSchema).max(MAX_BAG_LINES);

/**
 * Takes the text found in local storage and returns the bag's lines.
 * Throws when it is not a bag; the caller ignores it with a console error (specification section 4).
 */
export function parseStoredBag(text: string): BagItem[] {
  return StoredBagSchema.parse(JSON.parse(text));
}

/** A data string can weigh a quarter of what local storage takes; the catalogue brings it back at the next refresh. */
function withoutDataImage(item: BagItem): BagItem {
  if (!item.product.image?.startsWith("data:")) return item;
  return { ...item, product: { ...item.product, image: null } };
}

/** Takes the bag's lines and returns the text to store, or null when the bag is empty and nothing is to be kept. */
export function serializeBag(items: BagItem[]): string | null {
  return items.length === 0 ? null : JSON.stringify(items.map(withoutDataImage));
}
