import { useEffect } from "react";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { startBagRefresh } from "./start-bag-refresh.ts";

/** Refresh the bag on mount and when it opens: names in the page's language, prices, availability. `receive` gets its products. */
export function useBagRefresh(isOpen: boolean, receive: (products: CurrentProduct[]) => void) {
  const path = useLocalizedPath()("/bag/products");
  useEffect(() => startBagRefresh(path, receive), [path, receive]);
  useEffect(() => (isOpen ? startBagRefresh(path, receive) : undefined), [isOpen, path, receive]);
}
