import type { Pricing } from "../money/pricing.ts";
import type { AdminProduct } from "../product-editing/admin-product.ts";
import type { Language } from "../text/language.ts";
import type { CsvTaxonomy } from "./csv-taxonomy.ts";
import {
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
  productCsvHeading,
} from "./product-csv-columns.ts";

/** Return products with their final prices as CSV rows with headings, in the words and numbers of a language. */
export function productCsvRows(
  products: AdminProduct[],
  taxonomy: CsvTaxonomy,
  language: Language,
  pricing: Pricing,
): string[][] {
  const columns = Object.keys(PRODUCT_CSV_COLUMNS) as ProductCsvColumn[];
  const cells = Object.values(PRODUCT_CSV_COLUMNS);
  return [
    columns.map((column) => productCsvHeading(column, language)),
    ...products.map((product) =>
      cells.map(([, write]) => write(product, { taxonomy, language, pricing })),
    ),
  ];
}
