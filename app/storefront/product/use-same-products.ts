import { useRef } from "react";
import type { Product } from "#app/domain/product.ts";

type Seen = { product: Product; text: string };

/**
 * Takes the products of an answer and returns them with those that the answer before held already as the very same objects,
 * so that what shows a piece which has not changed has nothing to do.
 */
export function useSameProducts(products: Product[]): Product[] {
  const last = useRef<{ products: Product[]; same: Product[]; seen: Map<string, Seen> }>(undefined);
  if (last.current?.products === products) return last.current.same;
  const seen = new Map<string, Seen>();
  for (const product of products) {
    const text = JSON.stringify(product);
    const before = last.current?.seen.get(product.id);
    seen.set(product.id, before?.text === text ? before : { product, text });
  }
  const same = products.map((product) => seen.get(product.id)?.product ?? product);
  last.current = { products, same, seen };
  return same;
}
