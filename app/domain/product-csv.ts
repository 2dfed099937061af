import type { AdminProduct } from "./admin-product.ts";
import { amountFromCents } from "./money.ts";
import type { Category } from "./taxonomy.ts";

/** The columns of the products' CSV file. An empty `id` adds a product. */
export const PRODUCT_CSV_COLUMNS = [
  "id",
  "name",
  "name_es",
  "description",
  "description_es",
  "price",
  "original_price",
  "category",
  "collection",
  "sizes",
  "colors",
  "inventory_status",
  "is_new_arrival",
  "is_bestseller",
  "quantity",
  "images",
] as const;

export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number];

/** Separates the entries of a list within one cell. */
export const LIST_SEPARATOR = "|";

export type CsvTaxonomy = { categories: Category[]; collections: Category[] };

const nameOf = (entries: Category[], id: string | null) =>
  entries.find((entry) => entry.id === id)?.name ?? "";

/** Return products as CSV rows with headings. Categories and collections by slug. */
export function productCsvRows(products: AdminProduct[], taxonomy: CsvTaxonomy): string[][] {
  return [
    [...PRODUCT_CSV_COLUMNS],
    ...products.map((product) => [
      product.id,
      product.name,
      product.nameEs,
      product.description,
      product.descriptionEs,
      amountFromCents(product.price),
      product.originalPrice === null ? "" : amountFromCents(product.originalPrice),
      nameOf(taxonomy.categories, product.categoryId),
      nameOf(taxonomy.collections, product.collectionId),
      product.sizes.join(LIST_SEPARATOR),
      product.colors.join(LIST_SEPARATOR),
      product.inventoryStatus,
      product.isNewArrival ? "yes" : "no",
      product.isBestseller ? "yes" : "no",
      String(product.quantity),
      product.images.join(LIST_SEPARATOR),
    ]),
  ];
}
