import { z } from "zod";
import { INVENTORY_STATUSES } from "#app/domain/product/product.ts";
import { firstInStock } from "#app/domain/stock/first-in-stock.ts";
import { AmountSchema } from "../amount-schema.ts";
import { camelKeys } from "../camel-keys.ts";
import type { CountedProduct, StoredProduct } from "./catalogue-values.ts";

/** The columns that shop and admin have in common. */
export const ProductColumnsSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: AmountSchema,
  original_price: AmountSchema.nullable(),
  images: z.array(z.string()),
  image_colors: z.array(z.string()),
  description: z.string(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  inventory_status: z.enum(INVENTORY_STATUSES),
  is_new_arrival: z.boolean(),
  is_bestseller: z.boolean(),
  quantity: z.int(),
  created_at: z.string(),
});

/** The stock per size and color. */
export const VariantsSchema = z.array(
  z.object({ size: z.string(), color: z.string(), quantity: z.int() }),
);

const SlugSchema = z
  .object({ name: z.string() })
  .nullable()
  .transform((row) => row?.name ?? null);

const OwnColumnsSchema = ProductColumnsSchema.extend({
  name_es: z.string(),
  description_es: z.string(),
});

const ProductRowSchema = OwnColumnsSchema.extend({
  category: SlugSchema,
  collection: SlugSchema,
  variants: VariantsSchema.default([]),
});

/** The selected columns: the product's own, the slugs of its category and collection, and its variants. */
export const PRODUCT_COLUMNS =
  `${Object.keys(OwnColumnsSchema.shape)},category:categories(name),collection:collections(name),` +
  "variants:product_variants(size,color,quantity)";

/** Parse a row of the REST API, with its stock per size and color. Throws a ZodError. */
export function countedProductFromRow(row: unknown): CountedProduct {
  const { nameEs, descriptionEs, ...product } = camelKeys(ProductRowSchema.parse(row));
  const choice = firstInStock(product, product.variants);
  return {
    ...product,
    ...(choice && { firstInStock: choice }),
    createdAt: new Date(product.createdAt).toISOString(),
    spanish: { name: nameEs, description: descriptionEs },
  };
}

/** Parse a row of the REST API. Throws a ZodError. */
export function productFromRow(row: unknown): StoredProduct {
  const { variants: _, ...product } = countedProductFromRow(row);
  return product;
}
