import { useState } from "react";
import { bagProductOf, isSameVariant } from "#app/domain/bag/bag.ts";
import type { ProductChoice } from "#app/domain/product/product-choice-query.ts";
import { restoreWish } from "#app/domain/wishlist/change-wishlist.ts";
import type { SavedProduct } from "#app/domain/wishlist/saved-product.ts";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import { useCart } from "../bag/cart-provider.tsx";
import { storedWishlistValue } from "../stored-wishlist-value.ts";

/** A product that was moved to the bag. `shownAt`: its index among the tiles; `storedAt`: in the stored wishlist. */
type MovedWish = { saved: SavedProduct; choice: ProductChoice; shownAt: number; storedAt: number };

type WishTile = { saved: SavedProduct; moved: MovedWish | null };

const choiceFor = ({ product }: SavedProduct, { size, color }: ProductChoice) => ({
  product: bagProductOf(product, color),
  size,
  color,
  quantity: 1,
});

/** Return the saved products with those moved to the bag in their places, and the moves to and fro. */
export function useMovedWishes(saved: SavedProduct[]) {
  const cart = useCart();
  const [moved, setMoved] = useState<MovedWish[]>([]);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  // One that was saved again elsewhere has a card.
  const away = moved.filter(({ saved: { wish } }) => saved.every((one) => one.wish.id !== wish.id));

  const tiles = saved.map((one): WishTile => ({ saved: one, moved: null }));
  for (const one of away.sort((a, b) => a.shownAt - b.shownAt)) {
    tiles.splice(one.shownAt, 0, { saved: one.saved, moved: one });
  }

  function move(one: SavedProduct, choice: ProductChoice) {
    // The bag says why not.
    if (!cart.add(choiceFor(one, choice))) return cart.open();
    const { id } = one.wish;
    const shownAt = tiles.findIndex((tile) => tile.saved.wish.id === id);
    const storedAt = storedWishlistValue.get().findIndex((wish) => wish.id === id);
    setMoved([...away, { saved: one, choice, shownAt, storedAt }]);
    storedWishlistValue.update((wishes) => wishes.filter((wish) => wish.id !== id));
  }

  function undo({ saved: one, choice, storedAt }: MovedWish) {
    const line = cart.items.find((item) => isSameVariant(item, choiceFor(one, choice)));
    if (line && line.quantity > 1) cart.setQuantity(line.id, line.quantity - 1);
    else if (line) cart.remove(line.id);
    const wish: Wish = { ...one.wish, ...choice };
    storedWishlistValue.update((wishes) => restoreWish(wishes, wish, storedAt));
    setRestoredId(wish.id);
  }

  return { tiles, move, undo, restoredId };
}
