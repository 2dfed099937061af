import * as v from "valibot";
import { CountSchema } from "../text/count.ts";
import { AVAILABILITIES, type BagItem, MAX_BAG_LINES } from "./bag.ts";
import { BagProductSchema } from "./bag-product.ts";
import { LineQuantitySchema } from "./line-quantity.ts";

const StoredItemSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    product: BagProductSchema,
    size: v.string(),
    color: v.string(),
    quantity: LineQuantitySchema,
    priceWhenAdded: v.optional(CountSchema),
    availability: v.optional(v.picklist(AVAILABILITIES), "available"),
    stock: v.optional(v.nullable(CountSchema), null),
    sharesStock: v.optional(v.boolean()),
  }),
  v.transform((item) => ({ ...item, priceWhenAdded: item.priceWhenAdded ?? item.product.price })),
);

const StoredBagSchema = v.pipe(v.array(StoredItemSchema), v.maxLength(MAX_BAG_LINES));

/** Parse the stored bag. Throws if invalid; the caller logs it and starts with an empty bag (specification section 4). */
export function parseStoredBag(text: string): BagItem[] {
  return v.parse(StoredBagSchema, JSON.parse(text));
}
