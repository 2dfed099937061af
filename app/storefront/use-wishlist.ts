import { useSyncExternalStore } from "react";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import { storedWishlistValue } from "./stored-wishlist-value.ts";

const NO_WISHES: Wish[] = [];

const { get, update, subscribe } = storedWishlistValue;

function toggle(wish: Wish) {
  update((wishes) =>
    wishes.some(({ id }) => id === wish.id)
      ? wishes.filter(({ id }) => id !== wish.id)
      : [...wishes, wish],
  );
}

/** Return the wishlist, stored in this browser and synchronized between its tabs. */
export function useWishlist() {
  const wishes = useSyncExternalStore(subscribe, get, () => NO_WISHES);
  return {
    count: wishes.length,
    has: (productId: string) => wishes.some(({ id }) => id === productId),
    /** Add a product as it is now, or remove it. */
    toggle,
  };
}
