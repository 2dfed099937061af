import * as v from "valibot";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import { CountSchema } from "../text/count.ts";
import { MAX_WISHES, type Wish } from "./wish.ts";

const ChosenSchema = v.fallback(v.nullable(ChoiceTextSchema), null);

/** An invalid detail does not lose the product. */
const WishSchema: v.GenericSchema<unknown, Wish> = v.object({
  id: ProductIdSchema,
  size: ChosenSchema,
  color: ChosenSchema,
  price: v.fallback(v.nullable(CountSchema), null),
});

/** Parse the stored wishlist: the newest entries, each product once, without invalid ones. Throws if the text is not a JSON list. */
export function parseStoredWishlist(text: string): Wish[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new TypeError("The stored wishlist is not a list.");
  const wishes = new Map<string, Wish>();
  for (const entry of stored) {
    const { success, output } = v.safeParse(WishSchema, entry);
    if (success && !wishes.has(output.id)) wishes.set(output.id, output);
  }
  return [...wishes.values()].slice(-MAX_WISHES);
}
