import { expect, test } from "vitest";
import type { AdminProduct } from "./admin-product.ts";
import { csvFrom, parseCsv } from "./csv.ts";
import { productCsvRows } from "./product-csv.ts";
import { CsvHeadingError, planProductImport, productIdsIn } from "./product-import.ts";

const CATEGORY = "c0000000-0000-4000-8000-000000000001";
const taxonomy = {
  categories: [{ id: CATEGORY, name: "dresses", displayName: "Dresses" }],
  collections: [],
};

const dress: AdminProduct = {
  id: "a0000000-0000-4000-8000-000000000001",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  nameEs: "Vestido cruzado de seda",
  description: 'Bias-cut, "moves as you do"',
  descriptionEs: "",
  price: 24500,
  originalPrice: 30000,
  images: ["/plates/a-1200.jpg", "/plates/b-1200.jpg"],
  categoryId: CATEGORY,
  categoryName: "Dresses",
  collectionId: null,
  collectionName: null,
  categoryNameEs: "Vestidos",
  collectionNameEs: null,
  sizes: ["S", "M"],
  colors: ["Sage Green"],
  inventoryStatus: "low-stock",
  isNewArrival: true,
  isBestseller: false,
  quantity: 4,
  variants: null,
  createdAt: "2026-01-01",
  version: "1",
};

const plan = (text: string, products = [dress]) =>
  planProductImport(parseCsv(text), products, taxonomy);

test("plans no change for an unchanged export", () => {
  const [row] = plan(csvFrom(productCsvRows([dress], taxonomy)));
  expect(row).toEqual({ line: 2, name: "Silk Wrap Dress", action: "unchanged" });
});

test("plans a change of only the changed field", () => {
  const [row] = plan(`id,name,price\n${dress.id},Silk Wrap Dress,199`);
  expect(row).toMatchObject({ action: "change", changes: { price: 19900 } });
  expect(row?.action === "change" && Object.keys(row.changes)).toEqual(["price"]);
});

test("accepts optional Spanish columns", () => {
  const [row] = plan(`id,name,name_es\n${dress.id},Silk Wrap Dress,`);
  expect(row).toMatchObject({ action: "change", changes: { nameEs: "" } });
});

test("adds a product for a row without an id", () => {
  const [row] = plan(
    "name,description,price,category,sizes,is_bestseller\nScarf,Silk,85,Dresses,S||M,yes",
  );
  expect(row).toMatchObject({
    action: "add",
    values: {
      name: "Scarf",
      price: 8500,
      categoryId: CATEGORY,
      sizes: ["S", "M"],
      isBestseller: true,
    },
  });
});

test.each([
  ["id,name\nno-such-id,X", { kind: "unknown", column: "id", text: "no-such-id" }],
  ["name,price\nX,1,2", { kind: "cells", expected: 2 }],
  ["name,price,description\nX,-1,y", { kind: "field", field: "price", problem: "price" }],
  ["name,price,description\n ,1,y", { kind: "field", field: "name", problem: "required" }],
  ["name,category\nX,hats", { kind: "unknown", column: "category", text: "hats" }],
  ["name,inventory_status\nX,gone", { kind: "unknown", column: "inventory_status", text: "gone" }],
  ["name,is_bestseller\nX,maybe", { kind: "unknown", column: "is_bestseller", text: "maybe" }],
])("rejects %j with its line", (text, problem) => {
  expect(plan(text)).toEqual([expect.objectContaining({ line: 2, action: "reject", problem })]);
});

test("rejects the second row of a product", () => {
  const rows = plan(`id,name\n${dress.id},Silk Wrap Dress\n${dress.id},Other`);
  expect(rows.map(({ action }) => action)).toEqual(["unchanged", "reject"]);
});

test("rejects one quantity for a product with variants", () => {
  const counted = { ...dress, variants: [{ size: "S", color: "Sage Green", quantity: 4 }] };
  const [row] = plan(`id,name,quantity\n${dress.id},Silk Wrap Dress,9`, [counted]);
  expect(row).toMatchObject({ action: "reject", problem: { kind: "has-variants" } });
});

test("rejects unknown headings", () => {
  expect(() => plan("name,colour\nX,Y")).toThrow(CsvHeadingError);
  expect(() => plan("")).toThrow(CsvHeadingError);
});

test("returns well-formed ids once", () => {
  const text = `name,id\nA,${dress.id}\nB,\nC,x\nD, ${dress.id} `;
  expect(productIdsIn(parseCsv(text))).toEqual([dress.id]);
  expect(productIdsIn(parseCsv("name\nA"))).toEqual([]);
});
