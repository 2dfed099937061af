/** The local storage key of the wishlist. */
export const STORED_WISHLIST_KEY = "gemma-luce-wishlist";

/** Product ids per wishlist. The wishlist page shows them all at once. */
export const MAX_WISHES = 100;

/** Return the text to store, or null for an empty wishlist. */
export function serializeWishlist(ids: string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids.slice(-MAX_WISHES));
}
