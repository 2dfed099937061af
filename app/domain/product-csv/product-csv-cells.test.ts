import { expect, test } from "vitest";
import { EMPTY_PRODUCT_DRAFT } from "../product-editing/product-form.ts";
import { draftFromCells } from "./product-csv-cells.ts";
import type { ProductCsvColumn } from "./product-csv-columns.ts";

const READING = { taxonomy: { categories: [], collections: [] }, readsThousands: false };
const START = {
  ...EMPTY_PRODUCT_DRAFT,
  quantity: "0",
  inventoryStatus: "sold-out",
  statusFollowsStock: true,
} as const;

const read = (cells: Partial<Record<ProductCsvColumn, string>>, start: typeof START | object) =>
  draftFromCells(
    new Map(Object.entries(cells) as [ProductCsvColumn, string][]),
    { ...START, ...start },
    READING,
  );

test("leaves the status of a product that follows the stock, where a file names no quantity", () => {
  const draft = read({ name: "Belt", inventory_status: "in-stock" }, {});
  expect(draft).toMatchObject({ inventoryStatus: "sold-out", statusFollowsStock: true });
});

test.each([
  ["in-stock", "9", true],
  ["low-stock", "9", false],
] as const)("reads %s beside the quantity %s", (status, quantity, statusFollowsStock) => {
  const draft = read({ inventory_status: status, quantity }, {});
  expect(draft).toMatchObject({ inventoryStatus: status, quantity, statusFollowsStock });
});

test("reads the status of a product that follows no stock", () => {
  const draft = read({ inventory_status: "in-stock" }, { statusFollowsStock: false });
  expect(draft).toMatchObject({ inventoryStatus: "in-stock", statusFollowsStock: false });
});

test("rejects an unknown status also where it is not taken over", () => {
  expect(() => read({ inventory_status: "plenty" }, {})).toThrow("unknown inventory_status");
});
