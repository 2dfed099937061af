import { useRef } from "react";
import type { Product } from "#app/domain/product.ts";

const texts = new WeakMap<Product, string>();

/** What a product says. Asked only when one answer follows another: the first has nothing to be compared with. */
function textOf(product: Product): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const text = JSON.stringify(product);
  texts.set(product, text);
  return text;
}

/**
 * Takes the products of an answer and returns them with those that the answer before held already as the very same objects,
 * so that what shows a piece which has not changed has nothing to do.
 */
export function useSameProducts(products: Product[]): Product[] {
  const last = useRef<{ products: Product[]; same: Product[] }>(undefined);
  if (last.current?.products === products) return last.current.same;
  const shown = new Map(last.current?.same.map((product) => [product.id, product]));
  const same = products.map((product) => {
    const before = shown.get(product.id);
    return before && textOf(before) === textOf(product) ? before : product;
  });
  last.current = { products, same };
  return same;
}
