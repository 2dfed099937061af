import * as z from "zod/mini";
import { AVAILABILITIES, type BagItem, MAX_BAG_LINES, MAX_LINE_QUANTITY } from "./bag.ts";
import { BagProductSchema } from "./bag-product.ts";

/** The product-specific key of local storage that holds the bag (specification section 3). */
export const STORED_BAG_KEY = "gemma-luce-bag";

const CountSchema = z.int().check(z.nonnegative());

const StoredItemSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    product: BagProductSchema,
    size: z.string(),
    color: z.string(),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
    priceWhenAdded: z.optional(CountSchema),
    availability: z._default(z.enum(AVAILABILITIES), "available"),
    stock: z._default(z.nullable(CountSchema), null),
  }),
  z.transform((item) => ({ ...item, priceWhenAdded: item.priceWhenAdded ?? item.product.price })),
);

const StoredBagSchema = z.array(StoredItemSchema).check(z.maxLength(MAX_BAG_LINES));

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
