import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import {
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
  productCsvColumnOf,
  productCsvHeading,
} from "./product-csv-columns.ts";

test.each(LANGUAGES)("finds each column by its heading in %s", (language) => {
  const columns = Object.keys(PRODUCT_CSV_COLUMNS) as ProductCsvColumn[];
  const headings = columns.map((column) => productCsvHeading(column, language));
  expect(headings.map(productCsvColumnOf)).toEqual(columns);
});

test.each([
  ["descripción", "description"],
  ["DESCRIPCION EN ESPAÑOL", "description_es"],
  [" Precio ", "price"],
  ["Original Price", "original_price"],
  ["Price ($)", null],
  ["", null],
])("finds the column of %j without regard to case and accents", (heading, column) => {
  expect(productCsvColumnOf(heading)).toBe(column);
});
