import { useEffect, useState } from "react";
import type { Product } from "#app/domain/product/product.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { FreeStockResponseSchema } from "#app/domain/stock/free-stock-response.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { fetchJson } from "./fetch-json.ts";

/** Return the free stock of a product, fetched on mount; null until then. */
export function useFreeStock(product: Pick<Product, "slug">): FreeStock | null {
  const path = useLocalizedPath()(`/products/${encodeURIComponent(product.slug)}/stock`);
  const [stock, setStock] = useState<FreeStock | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    // On failure the product's quantity is used. Checkout reads the database itself.
    fetchJson(path, FreeStockResponseSchema, controller.signal).then(setStock, () => undefined);
    return () => controller.abort();
  }, [path]);
  return stock;
}
