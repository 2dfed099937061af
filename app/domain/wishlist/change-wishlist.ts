import { MAX_WISHES, type Wish } from "./wish.ts";

/** Remember the size and color of a saved product. */
export function chooseForWish(
  wishes: Wish[],
  productId: string,
  choice: Partial<Pick<Wish, "size" | "color">>,
): Wish[] {
  return wishes.map((wish) => (wish.id === productId ? { ...wish, ...choice } : wish));
}

/** Put a removed product back at `index`, unless it was saved again meanwhile. */
export function restoreWish(wishes: Wish[], removed: Wish, index: number): Wish[] {
  if (wishes.some(({ id }) => id === removed.id)) return wishes;
  return [...wishes.slice(0, index), removed, ...wishes.slice(index)];
}

/** Add the products that are not saved yet, as far as the wishlist has room: none of the shopper's own is dropped. */
export function addWishes(wishes: Wish[], added: Wish[]): Wish[] {
  const own = new Set(wishes.map(({ id }) => id));
  const further = added.filter(({ id }) => !own.has(id));
  return [...wishes, ...further.slice(0, Math.max(0, MAX_WISHES - wishes.length))];
}
