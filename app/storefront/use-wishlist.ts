import type { Wish } from "#app/domain/wishlist/wish.ts";
import { useStoredValue } from "./stored-value.ts";
import { storedWishlistValue } from "./stored-wishlist-value.ts";

function toggle(wish: Wish) {
  storedWishlistValue.update((wishes) =>
    wishes.some(({ id }) => id === wish.id)
      ? wishes.filter(({ id }) => id !== wish.id)
      : [...wishes, wish],
  );
}

/** Return the wishlist, stored in this browser and synchronized between its tabs. */
export function useWishlist() {
  const wishes = useStoredValue(storedWishlistValue);
  return {
    count: wishes.length,
    has: (productId: string) => wishes.some(({ id }) => id === productId),
    /** Add a product as it is now, or remove it. */
    toggle,
  };
}
