import { z } from "zod";
import type { AdminProduct, ProductValues } from "#app/domain/admin-product.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { DETAILS_COLUMNS, detailsFrom } from "../catalogue/details-row.ts";
import { ProductColumnsSchema, VariantsSchema } from "../catalogue/product-row.ts";
import type { Json } from "../database.types.ts";

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
  const parsed = AdminProductRowSchema.parse(row);
  return {
    id: parsed.id,
    slug: parsed.slug,
    name: parsed.name,
    nameEs: parsed.name_es,
    description: parsed.description,
    descriptionEs: parsed.description_es,
    price: parsed.price,
    originalPrice: parsed.original_price,
    images: parsed.images,
    imageColors: parsed.image_colors,
    companions: parsed.companions,
    categoryId: parsed.category_id,
    collectionId: parsed.collection_id,
    categoryName: parsed.category_name,
    collectionName: parsed.collection_name,
    categoryNameEs: parsed.category_name_es,
    collectionNameEs: parsed.collection_name_es,
    sizes: parsed.sizes,
    colors: parsed.colors,
    inventoryStatus: parsed.inventory_status,
    statusFollowsStock: parsed.status_follows_stock,
    isNewArrival: parsed.is_new_arrival,
    isBestseller: parsed.is_bestseller,
    isDraft: parsed.is_draft,
    quantity: parsed.quantity,
    variants: parsed.variants.length > 0 ? parsed.variants : null,
    ...detailsFrom(parsed),
    fabricEs: parsed.fabric_es,
    createdAt: parsed.created_at,
    version: parsed.updated_at,
  };
}

const COLUMN_OF: Record<Exclude<keyof ProductValues, "variants">, string> = {
  slug: "slug",
  name: "name",
  nameEs: "name_es",
  description: "description",
  descriptionEs: "description_es",
  price: "price",
  originalPrice: "original_price",
  images: "images",
  imageColors: "image_colors",
  companions: "companions",
  categoryId: "category_id",
  collectionId: "collection_id",
  sizes: "sizes",
  colors: "colors",
  inventoryStatus: "inventory_status",
  statusFollowsStock: "status_follows_stock",
  isNewArrival: "is_new_arrival",
  isBestseller: "is_bestseller",
  isDraft: "is_draft",
  quantity: "quantity",
  fabric: "fabric",
  fabricEs: "fabric_es",
  care: "care",
  fit: "fit",
  measures: "measures",
  modelHeight: "model_height",
  modelSize: "model_size",
};

/** Return the columns of a product's values. Variants have a table of their own. */
export function columnsOf(values: Partial<ProductValues>): Record<string, Json> {
  const columns: Record<string, Json> = {};
  for (const [field, column] of Object.entries(COLUMN_OF)) {
    const value = values[field as keyof ProductValues];
    if (value === undefined) continue;
    const isAmount = (field === "price" || field === "originalPrice") && typeof value === "number";
    columns[column] = isAmount ? amountFromCents(value) : value;
  }
  return columns;
}
