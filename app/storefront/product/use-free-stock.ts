import { useEffect, useState } from "react";
import * as v from "valibot";
import { type FreeStock, FreeStockResponseSchema } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

async function readFreeStock(path: string, signal: AbortSignal): Promise<FreeStock | null> {
  const response = await fetch(path, { signal });
  return response.ok ? v.parse(FreeStockResponseSchema, await response.json()) : null;
}

/** Takes a product of a list and returns its free stock; null until the server has answered. */
export function useFreeStock(product: Product): FreeStock | null {
  const path = useLocalizedPath()(`/products/${encodeURIComponent(product.slug)}/stock`);
  const [stock, setStock] = useState<FreeStock | null>(null);
  useEffect(() => {
    const question = new AbortController();
    // Without an answer the product's quantity is used; checkout asks the database itself.
    readFreeStock(path, question.signal).then(setStock, () => undefined);
    return () => question.abort();
  }, [path]);
  return stock;
}
