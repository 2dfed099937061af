import { useEffect, useState } from "react";
import { type FreeStock, FreeStockSchema } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";

async function readFreeStock(slug: string, signal: AbortSignal): Promise<FreeStock | null> {
  const response = await fetch(`/products/${encodeURIComponent(slug)}/stock`, { signal });
  return response.ok ? FreeStockSchema.nullable().parse(await response.json()) : null;
}

/** Takes a product out of a list and returns its free stock once the shop has answered; null until then. */
export function useFreeStock(product: Product): FreeStock | null {
  const [stock, setStock] = useState<FreeStock | null>(null);
  useEffect(() => {
    const question = new AbortController();
    // Without an answer the product's own quantity stands, and checkout asks the database itself.
    readFreeStock(product.slug, question.signal).then(setStock, () => undefined);
    return () => question.abort();
  }, [product.slug]);
  return stock;
}
