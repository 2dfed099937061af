import { useEffect, useState } from "react";
import { refreshBag } from "#app/domain/bag-refresh.ts";
import type { CurrentProduct } from "#app/domain/bag-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { storedBagValue } from "./stored-bag-value.ts";

type Receive = (products: CurrentProduct[]) => void;

async function refresh(path: string, receive: Receive, signal: AbortSignal) {
  const ids = [...new Set(storedBagValue.get().map((item) => item.product.id))];
  if (ids.length === 0 || signal.aborted) return;
  const response = await fetch(`${path}?ids=${ids.join(",")}`, { signal });
  if (!response.ok) return;
  const parsers = await lazyParsers.load();
  const result = parsers.bagResponse(await response.json());
  // Sample products replace an unreachable database. The bag stays unchanged.
  if (result.source !== "database") return;
  receive(result.products);
  storedBagValue.update((items) => refreshBag(items, ids, result.products));
}

function startRefresh(path: string, receive: Receive) {
  const controller = new AbortController();
  storedBagValue.whenRead(() => {
    refresh(path, receive, controller.signal).catch(() => {
      // The bag stays unchanged. Checkout reads the database itself.
    });
  });
  return () => controller.abort();
}

/**
 * Refresh names (in the page's language), prices and availability on mount and when the bag opens. Returns the products
 * of the last response.
 */
export function useBagRefresh(isOpen: boolean): CurrentProduct[] {
  const [products, setProducts] = useState<CurrentProduct[]>([]);
  const path = useLocalizedPath()("/bag/products");
  useEffect(() => startRefresh(path, setProducts), [path]);
  useEffect(() => (isOpen ? startRefresh(path, setProducts) : undefined), [isOpen, path]);
  return products;
}
