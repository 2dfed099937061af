import { expect, test } from "vitest";
import { freeStockFor } from "./free-stock.ts";

const dress = { inventoryStatus: "in-stock", quantity: 25 } as const;
const lines = [
  { size: "S", color: "Cream", free: 2 },
  { size: "S", color: "Navy", free: 0 },
  { size: "M", color: "Cream", free: 3 },
];
const stock = { total: 5, lines };

test("while the stock is unknown the product's quantity stands", () => {
  expect(freeStockFor(dress, null, "S", "Cream")).toBe(25);
});

test("a product counted as a whole has the same for every size and colour", () => {
  expect(freeStockFor(dress, { total: 22, lines: [] }, "S", "Cream")).toBe(22);
  expect(freeStockFor(dress, { total: 22, lines: [] }, null, null)).toBe(22);
});

test("a product counted per choice has what is chosen, and everything still open", () => {
  expect(freeStockFor(dress, stock, "S", "Cream")).toBe(2);
  expect(freeStockFor(dress, stock, "S", "Navy")).toBe(0);
  expect(freeStockFor(dress, stock, null, "Cream")).toBe(5);
  expect(freeStockFor(dress, stock, "XL", null)).toBe(0);
});

test("a sold-out product has none, whatever its quantity and its lines say", () => {
  expect(freeStockFor({ inventoryStatus: "sold-out", quantity: 4 }, stock, "S", "Cream")).toBe(0);
});
