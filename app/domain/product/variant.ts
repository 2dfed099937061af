import type { ProductChoice } from "./product-choice-query.ts";

/** The stock of one size and color; '' where the product has no sizes or no colors. */
export type Variant = ProductChoice & { quantity: number };

/**
 * Return the units of a size and color in stock, also those that checkouts hold. Without variants the product's quantity
 * counts for every size and color; otherwise a choice without a variant has none, as in the database.
 */
export function unitsOf(
  { quantity, variants }: { quantity: number; variants: Variant[] },
  { size, color }: ProductChoice,
): number {
  if (variants.length === 0) return quantity;
  const variant = variants.find((entry) => entry.size === size && entry.color === color);
  return variant?.quantity ?? 0;
}
