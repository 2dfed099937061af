import type { Product } from "#app/domain/product/product.ts";

const cache = new WeakMap<Product, string>();

function jsonOf(product: Product): string {
  const cached = cache.get(product);
  if (cached !== undefined) return cached;
  const json = JSON.stringify(product);
  cache.set(product, json);
  return json;
}

/** Return whether two products have the same content, so that a card does not render again. The JSON is memoized. */
export function isSameProduct(one: Product, other: Product): boolean {
  return one === other || jsonOf(one) === jsonOf(other);
}
