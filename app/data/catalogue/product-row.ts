import { z } from "zod";
import { firstInStock } from "#app/domain/first-in-stock.ts";
import { INVENTORY_STATUSES } from "#app/domain/product.ts";
import { AmountSchema } from "../amount-schema.ts";
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

const ProductRowSchema = ProductColumnsSchema.extend({
  name_es: z.string(),
  description_es: z.string(),
  category: SlugSchema,
  collection: SlugSchema,
  variants: VariantsSchema.default([]),
});

/** The selected columns: the product's own, the slugs of its category and collection, and its variants. */
export const PRODUCT_COLUMNS =
  "id,slug,name,name_es,price,original_price,images,image_colors,description,description_es,sizes,colors," +
  "inventory_status,is_new_arrival,is_bestseller,quantity,created_at,category:categories(name),collection:collections(name)," +
  "variants:product_variants(size,color,quantity)";

/** Parse a row of the REST API, with its stock per size and color. Throws a ZodError. */
export function countedProductFromRow(row: unknown): CountedProduct {
  const parsed = ProductRowSchema.parse(row);
  const choice = firstInStock(parsed, parsed.variants);
  return {
    id: parsed.id,
    slug: parsed.slug,
    name: parsed.name,
    price: parsed.price,
    originalPrice: parsed.original_price,
    images: parsed.images,
    imageColors: parsed.image_colors,
    description: parsed.description,
    category: parsed.category,
    collection: parsed.collection,
    sizes: parsed.sizes,
    colors: parsed.colors,
    inventoryStatus: parsed.inventory_status,
    isNewArrival: parsed.is_new_arrival,
    isBestseller: parsed.is_bestseller,
    quantity: parsed.quantity,
    ...(choice && { firstInStock: choice }),
    createdAt: new Date(parsed.created_at).toISOString(),
    spanish: { name: parsed.name_es, description: parsed.description_es },
    variants: parsed.variants,
  };
}

/** Parse a row of the REST API. Throws a ZodError. */
export function productFromRow(row: unknown): StoredProduct {
  const { variants: _, ...product } = countedProductFromRow(row);
  return product;
}
