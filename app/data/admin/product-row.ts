import { z } from "zod";
import { amountFromCents } from "#app/domain/money/money.ts";
import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { camelKeys } from "../camel-keys.ts";
import { DETAILS_COLUMNS } from "../catalogue/details-row.ts";
import { ProductColumnsSchema, VariantsSchema } from "../catalogue/product-row.ts";
import { snakeKeys } from "../snake-keys.ts";

/** A row of the view `admin_products`. */
const AdminProductRowSchema = ProductColumnsSchema.extend({
  name_es: z.string(),
  description_es: z.string(),
  category_id: z.string().nullable(),
  collection_id: z.string().nullable(),
  category_name: z.string().nullable(),
  collection_name: z.string().nullable(),
  category_name_es: z.string().nullable(),
  collection_name_es: z.string().nullable(),
  status_follows_stock: z.boolean(),
  companions: z.array(z.string()),
  ...DETAILS_COLUMNS,
  variants: VariantsSchema,
  is_draft: z.boolean(),
  updated_at: z.string(),
});

/** Parse a row of the REST API. Throws a ZodError. */
export function adminProductFromRow(row: unknown): AdminProduct {
  const { variants, updatedAt, ...product } = camelKeys(AdminProductRowSchema.parse(row));
  return { ...product, variants: variants.length > 0 ? variants : null, version: updatedAt };
}

/** Return the columns of a product's values. Variants have a table of their own. */
export function columnsOf({ variants: _, ...values }: Partial<ProductValues>) {
  const { price, originalPrice } = values;
  return snakeKeys({
    ...values,
    ...(price !== undefined && { price: amountFromCents(price) }),
    ...(typeof originalPrice === "number" && { originalPrice: amountFromCents(originalPrice) }),
  });
}
