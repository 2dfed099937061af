import { useSyncExternalStore } from "react";
import { STORED_WISHLIST_KEY, serializeWishlist } from "#app/domain/stored-wishlist.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { createStoredValue } from "../stored-value.ts";

const NO_IDS: string[] = [];

const { get, update, subscribe } = createStoredValue<string[]>({
  key: STORED_WISHLIST_KEY,
  empty: NO_IDS,
  parse: (text) => lazyParsers.current?.wishlist(text),
  load: lazyParsers.load,
  serialize: serializeWishlist,
});

function toggle(id: string) {
  update((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
}

/** Return the wishlist, stored in this browser and synchronized between its tabs. */
export function useWishlist() {
  const ids = useSyncExternalStore(subscribe, get, () => NO_IDS);
  return { has: (id: string) => ids.includes(id), toggle };
}
