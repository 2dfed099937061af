import { expect, test } from "vitest";
import type { ProductField } from "../product-editing/admin-product.ts";
import { EMPTY_PRODUCT_DRAFT } from "../product-editing/product-form.ts";
import { LANGUAGES } from "../text/language.ts";
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

/** By another name, or not in the file: an import keeps them, and a new product gets what the database sets. */
const NOT_BY_NAME = {
  categoryId: "category",
  collectionId: "collection",
  slug: null,
  companions: null,
  statusFollowsStock: null,
  variants: null,
} satisfies Partial<Record<ProductField, ProductCsvColumn | null>>;

test("has a column for every field that the owner edits, except those listed", () => {
  const fields = Object.keys({ ...EMPTY_PRODUCT_DRAFT, ...NOT_BY_NAME }).filter(
    (field) => field !== "countsVariants" && field !== "variantQuantities",
  );
  const columnOf = (field: string) =>
    field in NOT_BY_NAME
      ? NOT_BY_NAME[field as keyof typeof NOT_BY_NAME]
      : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const written = fields.map(columnOf).filter((column) => column !== null);
  const computed = ["id", "price_with_tax", "exported_quantity", "exported_inventory_status"];
  expect([...written, ...computed].sort()).toEqual(Object.keys(PRODUCT_CSV_COLUMNS).sort());
});
