import { useEffect, useState, useSyncExternalStore } from "react";
import type { Product } from "#app/domain/product.ts";
import type { WishlistResponse } from "#app/domain/wishlist-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { storedWishlistValue } from "../stored-wishlist-value.ts";
import { readSavedProducts } from "./read-saved-products.ts";

export type SavedProducts =
  /** On the server, and until what is stored has been read. */
  | { state: "unread" }
  | { state: "loading"; count: number }
  | { state: "failed"; retry: () => void }
  /** Newest first. `unavailable` is the number of saved products that are no longer sold. */
  | { state: "ready"; products: Product[]; unavailable: number };

type Answer = WishlistResponse & { asked: string[] };

function idsOrNull(): string[] | null {
  const ids = storedWishlistValue.get();
  return storedWishlistValue.isRead() ? ids : null;
}

function savedProductsOf(ids: string[], answer: Answer | null): SavedProducts {
  const all = answer?.products ?? [];
  const products = ids.toReversed().flatMap((id) => all.find((product) => product.id === id) ?? []);
  // During an outage a missing product may still be sold.
  const unavailable = answer?.source === "database" ? ids.length - products.length : 0;
  return { state: "ready", products, unavailable };
}

/** Return the products of the wishlist, requested when it has an id that was not requested before. */
export function useSavedProducts(): SavedProducts {
  const ids = useSyncExternalStore(storedWishlistValue.subscribe, idsOrNull, () => null);
  const path = useLocalizedPath()("/wishlist/products");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failedIds, setFailedIds] = useState<string[] | null>(null);
  const isAnswered = ids?.every((id) => answer?.asked.includes(id)) ?? false;
  const isFailed = ids !== null && failedIds === ids;
  useEffect(() => {
    if (!ids || isAnswered || isFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    readSavedProducts(path, ids, signal).then(
      (response) => {
        if (!signal.aborted) setAnswer({ ...response, asked: ids });
      },
      () => {
        if (!signal.aborted) setFailedIds(ids);
      },
    );
    return () => controller.abort();
  }, [path, ids, isAnswered, isFailed]);

  if (!ids) return { state: "unread" };
  if (isAnswered) return savedProductsOf(ids, answer);
  if (isFailed) return { state: "failed", retry: () => setFailedIds(null) };
  return { state: "loading", count: ids.length };
}
