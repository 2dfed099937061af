import { useEffect, useState } from "react";
import * as v from "valibot";
import { type FreeStock, FreeStockAnswerSchema } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";
import { useAddress } from "#app/ui/use-address.ts";

async function readFreeStock(address: string, signal: AbortSignal): Promise<FreeStock | null> {
  const response = await fetch(address, { signal });
  return response.ok ? v.parse(FreeStockAnswerSchema, await response.json()) : null;
}

/** Takes a product out of a list and returns its free stock once the shop has answered; null until then. */
export function useFreeStock(product: Product): FreeStock | null {
  const address = useAddress()(`/products/${encodeURIComponent(product.slug)}/stock`);
  const [stock, setStock] = useState<FreeStock | null>(null);
  useEffect(() => {
    const question = new AbortController();
    // Without an answer the product's own quantity stands, and checkout asks the database itself.
    readFreeStock(address, question.signal).then(setStock, () => undefined);
    return () => question.abort();
  }, [address]);
  return stock;
}
