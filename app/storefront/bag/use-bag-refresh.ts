import { useEffect, useState } from "react";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { startBagRefresh } from "./start-bag-refresh.ts";

/**
 * Refresh names (in the page's language), prices and availability on mount and when the bag opens. Returns the products
 * of the last response.
 */
export function useBagRefresh(isOpen: boolean): CurrentProduct[] {
  const [products, setProducts] = useState<CurrentProduct[]>([]);
  const path = useLocalizedPath()("/bag/products");
  useEffect(() => startBagRefresh(path, setProducts), [path]);
  useEffect(() => (isOpen ? startBagRefresh(path, setProducts) : undefined), [isOpen, path]);
  return products;
}
