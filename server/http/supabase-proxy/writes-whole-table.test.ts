import { expect, test } from "vitest";
import { writesWholeTable } from "./writes-whole-table.ts";

const asks = (method: string, path: string) =>
  writesWholeTable(method, new URL(path, "http://shop.test"));

test.each([
  ["DELETE", "/rest/v1/products"],
  ["DELETE", "/rest/v1/products?id="],
  ["DELETE", "/rest/v1/products?id=eq."],
  ["DELETE", "/rest/v1/products?id=not.is.null"],
  ["DELETE", "/rest/v1/products?id=gt.0"],
  ["DELETE", "/rest/v1/products?or=(id.eq.1,id.neq.1)"],
  ["DELETE", "/rest/v1/tax_rates?valid_from=gt.2026-12-24"],
  ["PATCH", "/rest/v1/payment_methods?kind=neq.card"],
  ["PATCH", "/rest/v1/orders?kind=eq.transfer"],
  ["PATCH", "/rest/v1/orders?status=eq.pending"],
  ["PATCH", "/rest/v1/categories?ID=eq.1"],
])("%s %s is a write to a whole table", (method, path) => {
  expect(asks(method, path)).toBe(true);
});

test.each([
  ["DELETE", "/rest/v1/products?id=eq.a"],
  ["PATCH", "/rest/v1/orders?id=eq.a&status=eq.pending&select=id"],
  ["PATCH", "/rest/v1/orders?id=in.(a,b)"],
  ["DELETE", "/rest/v1/tax_rates?valid_from=eq.2026-12-24"],
  ["PATCH", "/rest/v1/payment_methods?kind=eq.transfer"],
  ["GET", "/rest/v1/products"],
  ["POST", "/rest/v1/categories"],
  ["DELETE", "/storage/v1/object/product-images"],
])("%s %s is not a write to a whole table", (method, path) => {
  expect(asks(method, path)).toBe(false);
});
