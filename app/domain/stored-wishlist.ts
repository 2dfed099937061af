import * as v from "valibot";
import { ProductIdSchema } from "./product-id.ts";

/** The key of local storage that holds the wishlist. */
export const STORED_WISHLIST_KEY = "gemma-luce-wishlist";

const StoredWishlistSchema = v.pipe(v.array(ProductIdSchema), v.maxLength(1000));

/** Takes the text found in local storage and returns the wished-for product ids; throws when it is not a wishlist. */
export function parseStoredWishlist(text: string): string[] {
  return v.parse(StoredWishlistSchema, JSON.parse(text));
}

/** Takes product ids and returns the text to store, or null when there is nothing to keep. */
export function serializeWishlist(ids: string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids.slice(-1000));
}
