import { STORED_WISHLIST_KEY, serializeWishlist } from "#app/domain/stored-wishlist.ts";
import { lazyParsers } from "./lazy-parsers.ts";
import { createStoredValue } from "./stored-value.ts";

/** The wishlist's product ids in localStorage, oldest first. */
export const storedWishlistValue = createStoredValue<string[]>({
  key: STORED_WISHLIST_KEY,
  empty: [],
  parse: (text) => lazyParsers.current?.wishlist(text),
  load: lazyParsers.load,
  serialize: serializeWishlist,
});
