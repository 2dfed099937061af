import { useEffect, useState } from "react";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { startBagRefresh } from "./start-bag-refresh.ts";

/** Refresh the bag on mount and when it opens: names in the page's language, prices, availability. Returns its products. */
export function useBagRefresh(isOpen: boolean): CurrentProduct[] {
  const [products, setProducts] = useState<CurrentProduct[]>([]);
  const path = useLocalizedPath()("/bag/products");
  useEffect(() => startBagRefresh(path, setProducts), [path]);
  useEffect(() => (isOpen ? startBagRefresh(path, setProducts) : undefined), [isOpen, path]);
  return products;
}
