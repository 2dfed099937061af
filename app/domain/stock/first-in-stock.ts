import type { Product } from "../product/product.ts";
import type { ProductChoice } from "../product/product-choice-query.ts";
import { unitsOf, type Variant } from "../product/variant.ts";

/**
 * Return the first size and color in stock of a product that counts them, in the order of its sizes, then colors. Null
 * where that is simply the first of each, or there is none.
 */
export function firstInStock(
  product: Pick<Product, "sizes" | "colors" | "quantity">,
  variants: Variant[],
): ProductChoice | null {
  const choices = product.sizes.flatMap((size) => product.colors.map((color) => ({ size, color })));
  const stock = { quantity: product.quantity, variants };
  const index = choices.findIndex((choice) => unitsOf(stock, choice) > 0);
  return index > 0 ? (choices[index] ?? null) : null;
}
