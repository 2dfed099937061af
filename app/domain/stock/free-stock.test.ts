import { expect, test } from "vitest";
import { freeStockFor } from "./free-stock.ts";

const dress = { inventoryStatus: "in-stock", quantity: 25 } as const;
const lines = [
  { size: "S", color: "Cream", free: 2 },
  { size: "S", color: "Navy", free: 0 },
  { size: "M", color: "Cream", free: 3 },
];
const stock = { total: 5, lines };

test("uses the product's quantity while the stock is unknown", () => {
  expect(freeStockFor(dress, null, "S", "Cream")).toBe(25);
});

test("returns one number for every variant of a product without separate stock", () => {
  expect(freeStockFor(dress, { total: 22, lines: [] }, "S", "Cream")).toBe(22);
  expect(freeStockFor(dress, { total: 22, lines: [] }, null, null)).toBe(22);
});

test("sums the stock of the variants that match the selection", () => {
  expect(freeStockFor(dress, stock, "S", "Cream")).toBe(2);
  expect(freeStockFor(dress, stock, "S", "Navy")).toBe(0);
  expect(freeStockFor(dress, stock, null, "Cream")).toBe(5);
  expect(freeStockFor(dress, stock, "XL", null)).toBe(0);
});

test("returns 0 for a sold-out product", () => {
  expect(freeStockFor({ inventoryStatus: "sold-out", quantity: 4 }, stock, "S", "Cream")).toBe(0);
});

test("uses the known stock where the loaded product has none left", () => {
  const product = { inventoryStatus: "in-stock", quantity: 0 } as const;
  expect(freeStockFor(product, { total: 7, lines: [] }, null, null)).toBe(7);
});
