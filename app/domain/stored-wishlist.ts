import * as v from "valibot";
import { ProductIdSchema } from "./product-id.ts";

/** The local storage key of the wishlist. */
export const STORED_WISHLIST_KEY = "gemma-luce-wishlist";

const MAX_WISHES = 1000;

const StoredWishlistSchema = v.pipe(v.array(ProductIdSchema), v.maxLength(MAX_WISHES));

/** Parse the stored product ids. Throws if invalid. */
export function parseStoredWishlist(text: string): string[] {
  return v.parse(StoredWishlistSchema, JSON.parse(text));
}

/** Return the text to store, or null for an empty wishlist. */
export function serializeWishlist(ids: string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids.slice(-MAX_WISHES));
}
