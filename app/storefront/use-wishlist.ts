import { useSyncExternalStore } from "react";
import { storedWishlistValue } from "./stored-wishlist-value.ts";

const NO_IDS: string[] = [];

const { get, update, subscribe } = storedWishlistValue;

function toggle(id: string) {
  update((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
}

/** Return the wishlist, stored in this browser and synchronized between its tabs. */
export function useWishlist() {
  const ids = useSyncExternalStore(subscribe, get, () => NO_IDS);
  return { has: (id: string) => ids.includes(id), toggle };
}
