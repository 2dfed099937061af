import type { AdminProduct } from "./admin-product.ts";
import { csvAmountOf } from "./csv-amount.ts";
import { type CsvTaxonomy, entryCellOf } from "./csv-taxonomy.ts";
import { careWordOf, fitWordOf, sizeMeasuresWordOf } from "./fit-csv.ts";
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
    fabric: product.fabric,
    fabric_es: product.fabricEs,
    care: product.care.map((symbol) => careWordOf(symbol, language)).join(LIST_SEPARATOR),
    fit: fitWordOf(product.fit, language),
    measures: product.measures
      .map((size) => sizeMeasuresWordOf(size, language))
      .join(LIST_SEPARATOR),
    model_height: product.modelHeight === null ? "" : String(product.modelHeight),
    model_size: product.modelSize,
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
