import type { AdminProduct } from "./admin-product.ts";
import { csvAmountOf } from "./csv-amount.ts";
import { type CsvTaxonomy, entryCellOf } from "./csv-taxonomy.ts";
import type { Language } from "./language.ts";
import type { Pricing } from "./pricing.ts";
import {
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
  productCsvHeading,
} from "./product-csv-columns.ts";
import { statusWordOf, yesOrNoWordOf } from "./product-csv-words.ts";
import { finalPrice } from "./tax.ts";

/** Separates the entries of a list within one cell. */
export const LIST_SEPARATOR = "|";

function cellsOf(
  product: AdminProduct,
  { categories, collections }: CsvTaxonomy,
  language: Language,
  pricing: Pricing,
): Record<ProductCsvColumn, string> {
  const { originalPrice } = product;
  return {
    id: product.id,
    name: product.name,
    name_es: product.nameEs,
    description: product.description,
    description_es: product.descriptionEs,
    price: csvAmountOf(product.price, language),
    price_with_tax: csvAmountOf(finalPrice(product.price, pricing), language),
    original_price: originalPrice === null ? "" : csvAmountOf(originalPrice, language),
    category: entryCellOf(categories, product.categoryId, language),
    collection: entryCellOf(collections, product.collectionId, language),
    sizes: product.sizes.join(LIST_SEPARATOR),
    colors: product.colors.join(LIST_SEPARATOR),
    inventory_status: statusWordOf(product.inventoryStatus, language),
    is_new_arrival: yesOrNoWordOf(product.isNewArrival, language),
    is_bestseller: yesOrNoWordOf(product.isBestseller, language),
    is_draft: yesOrNoWordOf(product.isDraft, language),
    quantity: String(product.quantity),
    images: product.images.join(LIST_SEPARATOR),
    image_colors: product.imageColors.join(LIST_SEPARATOR),
  };
}

/** Return products with their final prices as CSV rows with headings, in the words and numbers of a language. */
export function productCsvRows(
  products: AdminProduct[],
  taxonomy: CsvTaxonomy,
  language: Language,
  pricing: Pricing,
): string[][] {
  return [
    PRODUCT_CSV_COLUMNS.map((column) => productCsvHeading(column, language)),
    ...products.map((product) => {
      const cells = cellsOf(product, taxonomy, language, pricing);
      return PRODUCT_CSV_COLUMNS.map((column) => cells[column]);
    }),
  ];
}
