import * as v from "valibot";
import { ProductIdSchema } from "./product-id.ts";
import { MAX_WISHES } from "./stored-wishlist.ts";

/** Parse the stored product ids: the newest, each once, without invalid ones. Throws if the text is not a JSON list. */
export function parseStoredWishlist(text: string): string[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new TypeError("The stored wishlist is not a list.");
  const ids = stored.filter((id: unknown) => v.is(ProductIdSchema, id));
  return [...new Set(ids)].slice(-MAX_WISHES);
}
