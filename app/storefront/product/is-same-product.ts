import type { Product } from "#app/domain/product.ts";

const texts = new WeakMap<Product, string>();

function textOf(product: Product): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const text = JSON.stringify(product);
  texts.set(product, text);
  return text;
}

/** Returns whether two products of different answers have the same content: a card of the first then needs no rendering. */
export function isSameProduct(one: Product, other: Product): boolean {
  return one === other || textOf(one) === textOf(other);
}
