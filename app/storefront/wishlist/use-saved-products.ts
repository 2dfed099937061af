import { useEffect, useState, useSyncExternalStore } from "react";
import type { SavedProduct } from "#app/domain/wishlist/saved-product.ts";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import type { WishlistResponse } from "#app/domain/wishlist/wishlist-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { readSavedProducts } from "../read-saved-products.ts";
import { storedWishlistValue } from "../stored-wishlist-value.ts";

type SavedProductsState =
  /** On the server and while hydrating. */
  | { state: "hydrating" }
  | { state: "loading"; count: number }
  | { state: "failed"; retry: () => void }
  /** Newest first. `unavailable` are the ids of saved products that are no longer sold. */
  | { state: "ready"; saved: SavedProduct[]; unavailable: string[] };

type Answer = WishlistResponse & { asked: string[] };

function savedProductsOf(wishes: Wish[], answer: Answer | null): SavedProductsState {
  const saved = [...wishes].reverse().flatMap((wish): SavedProduct[] => {
    const product = answer?.products.find(({ id }) => id === wish.id);
    return product ? [{ wish, product, stock: answer?.stock[wish.id] ?? null }] : [];
  });
  // During an outage a missing product may still be sold.
  const shown = new Set(saved.map(({ wish }) => wish.id));
  const missing = wishes.map(({ id }) => id).filter((id) => !shown.has(id));
  const unavailable = answer?.source === "database" ? missing : [];
  return { state: "ready", saved, unavailable };
}

/** Return the products of the wishlist, requested when it has a product that was not requested before. */
export function useSavedProducts(): SavedProductsState {
  const wishes = useSyncExternalStore(
    storedWishlistValue.subscribe,
    storedWishlistValue.get,
    () => null,
  );
  const path = useLocalizedPath()("/wishlist/products");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failedWishes, setFailedWishes] = useState<Wish[] | null>(null);
  const isAnswered = wishes?.every(({ id }) => answer?.asked.includes(id)) ?? false;
  const isFailed = wishes !== null && failedWishes === wishes;
  useEffect(() => {
    if (!wishes || isAnswered || isFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ids = wishes.map(({ id }) => id);
    readSavedProducts(path, ids, signal).then(
      (response) => {
        if (!signal.aborted) setAnswer({ ...response, asked: ids });
      },
      () => {
        if (!signal.aborted) setFailedWishes(wishes);
      },
    );
    return () => controller.abort();
  }, [path, wishes, isAnswered, isFailed]);

  if (!wishes) return { state: "hydrating" };
  if (isAnswered) return savedProductsOf(wishes, answer);
  if (isFailed) return { state: "failed", retry: () => setFailedWishes(null) };
  return { state: "loading", count: wishes.length };
}
