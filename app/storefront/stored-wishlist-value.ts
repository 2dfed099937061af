import {
  parseStoredWishlist,
  STORED_WISHLIST_KEY,
  serializeWishlist,
} from "#app/domain/wishlist/stored-wishlist.ts";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import { createStoredValue } from "./stored-value.ts";

/** The wishlist in localStorage, oldest first. */
export const storedWishlistValue = createStoredValue<Wish[]>({
  key: STORED_WISHLIST_KEY,
  empty: [],
  parse: parseStoredWishlist,
  serialize: serializeWishlist,
});
