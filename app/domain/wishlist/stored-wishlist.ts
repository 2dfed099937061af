import { MAX_WISHES, type Wish } from "./wish.ts";

/** The local storage key of the wishlist. */
export const STORED_WISHLIST_KEY = "gemma-luce-wishlist";

/** Return the text to store, or null for an empty wishlist. */
export function serializeWishlist(wishes: Wish[]): string | null {
  return wishes.length === 0 ? null : JSON.stringify(wishes.slice(-MAX_WISHES));
}
