import { offersChoice, type Product } from "../product/product.ts";
import type { ProductChoice } from "../product/product-choice-query.ts";
import type { OfferedVariant } from "../structured-data/product-data.ts";
import { groupIdOf, variantIdOf } from "./variant-id.ts";

/** Return the variant that a page's choice names; null unless it is one size and color that the product has. */
export function offeredVariant(
  { id, slug, sizes, colors }: Pick<Product, "id" | "slug" | "sizes" | "colors">,
  { size, color }: ProductChoice,
): OfferedVariant | null {
  const isNamed = size !== "" || color !== "";
  if (!isNamed || !offersChoice(sizes, size) || !offersChoice(colors, color)) return null;
  return { id: variantIdOf(id, size, color), groupId: groupIdOf(slug), size, color };
}
