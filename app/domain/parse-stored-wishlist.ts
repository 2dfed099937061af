import * as v from "valibot";
import { ProductIdSchema } from "./product-id.ts";
import { MAX_WISHES } from "./stored-wishlist.ts";

const StoredWishlistSchema = v.pipe(v.array(ProductIdSchema), v.maxLength(MAX_WISHES));

/** Parse the stored product ids. Throws if invalid. */
export function parseStoredWishlist(text: string): string[] {
  return v.parse(StoredWishlistSchema, JSON.parse(text));
}
