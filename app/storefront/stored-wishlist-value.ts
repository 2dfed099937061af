import { STORED_WISHLIST_KEY, serializeWishlist } from "#app/domain/wishlist/stored-wishlist.ts";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import { lazyParsers } from "./lazy-parsers.ts";
import { loadParsers } from "./load-parsers.ts";
import { createStoredValue } from "./stored-value.ts";

/** The wishlist in localStorage, oldest first. */
export const storedWishlistValue = createStoredValue<Wish[]>({
  key: STORED_WISHLIST_KEY,
  empty: [],
  parse: (text) => lazyParsers.current?.wishlist(text),
  load: loadParsers,
  serialize: serializeWishlist,
});
