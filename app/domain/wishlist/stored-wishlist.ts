import { isChoiceText } from "../product/is-choice-text.ts";
import { PRODUCT_ID_FORM } from "../product/product-id-form.ts";
import { fieldsIn, isCount, isText, listIn } from "../text/stored-json.ts";
import { MAX_WISHES, type Wish } from "./wish.ts";

/** The local storage key of the wishlist. */
export const STORED_WISHLIST_KEY = "gemma-luce-wishlist";

const choiceIn = (value: unknown) => (isText(value) && isChoiceText(value) ? value : null);

/** Parse the stored wishlist: the newest entries, each product once, without invalid ones. Throws if the text is not a JSON list. */
export function parseStoredWishlist(text: string): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const { id, size, color, price } of listIn(text).map(fieldsIn)) {
    // An invalid detail does not lose the product.
    if (!isText(id) || !PRODUCT_ID_FORM.test(id) || wishes.has(id)) continue;
    const cents = isCount(price) ? price : null;
    wishes.set(id, { id, size: choiceIn(size), color: choiceIn(color), price: cents });
  }
  return [...wishes.values()].slice(-MAX_WISHES);
}

/** Return the text to store, or null for an empty wishlist. */
export function serializeWishlist(wishes: Wish[]): string | null {
  return wishes.length === 0 ? null : JSON.stringify(wishes.slice(-MAX_WISHES));
}
