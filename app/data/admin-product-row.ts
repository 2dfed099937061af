import { z } from "zod";
import type { AdminProduct, ProductValues } from "#app/domain/admin-product.ts";
import { amountFromCents, centsFromAmount } from "#app/domain/money.ts";
import { INVENTORY_STATUSES } from "#app/domain/product.ts";

/** The embedded API returns `numeric` as text, the hosted one as a number. */
const AmountSchema = z.union([z.string(), z.number()]).transform(centsFromAmount);

const LinkSchema = z
  .object({ display_name: z.string() })
  .nullable()
  .transform((row) => row?.display_name ?? null);

const AdminProductRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: AmountSchema,
  original_price: AmountSchema.nullable(),
  images: z.array(z.string()),
  category_id: z.string().nullable(),
  collection_id: z.string().nullable(),
  category: LinkSchema,
  collection: LinkSchema,
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  inventory_status: z.enum(INVENTORY_STATUSES),
  is_new_arrival: z.boolean(),
  is_bestseller: z.boolean(),
  quantity: z.int(),
  variants: z.array(z.object({ size: z.string(), color: z.string(), quantity: z.int() })),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The columns an owner's product is read with. */
export const ADMIN_PRODUCT_COLUMNS =
  "id,slug,name,description,price,original_price,images,category_id,collection_id,sizes,colors," +
  "inventory_status,is_new_arrival,is_bestseller,quantity,created_at,updated_at," +
  "category:categories(display_name),collection:collections(display_name)," +
  "variants:product_variants(size,color,quantity)";

/** Takes a row as the REST API returns it and gives the product; throws a ZodError when the row is not one. */
export function adminProductFromRow(row: unknown): AdminProduct {
  const parsed = AdminProductRowSchema.parse(row);
  return {
    id: parsed.id,
    slug: parsed.slug,
    name: parsed.name,
    description: parsed.description,
    price: parsed.price,
    originalPrice: parsed.original_price,
    images: parsed.images,
    categoryId: parsed.category_id,
    collectionId: parsed.collection_id,
    categoryName: parsed.category,
    collectionName: parsed.collection,
    sizes: parsed.sizes,
    colors: parsed.colors,
    inventoryStatus: parsed.inventory_status,
    isNewArrival: parsed.is_new_arrival,
    isBestseller: parsed.is_bestseller,
    quantity: parsed.quantity,
    variants: parsed.variants.length > 0 ? parsed.variants : null,
    createdAt: parsed.created_at,
    version: parsed.updated_at,
  };
}

const COLUMN_OF: Record<Exclude<keyof ProductValues, "variants">, string> = {
  name: "name",
  description: "description",
  price: "price",
  originalPrice: "original_price",
  images: "images",
  categoryId: "category_id",
  collectionId: "collection_id",
  sizes: "sizes",
  colors: "colors",
  inventoryStatus: "inventory_status",
  isNewArrival: "is_new_arrival",
  isBestseller: "is_bestseller",
  quantity: "quantity",
};

/** Takes any of a product's values and returns its columns; variants stand in a table of their own. */
export function columnsOf(values: Partial<ProductValues>): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(COLUMN_OF)) {
    const value = values[field as keyof ProductValues];
    if (value === undefined) continue;
    const isAmount = (field === "price" || field === "originalPrice") && typeof value === "number";
    columns[column] = isAmount ? amountFromCents(value) : value;
  }
  return columns;
}
