import { expect, test } from "vitest";
import { adminProductFromRow, columnsOf } from "./product-row.ts";

const row = {
  id: "a",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  name_es: "Vestido cruzado de seda",
  description: "Como silk.",
  description_es: "",
  price: "245.00",
  original_price: null,
  images: [],
  image_colors: [],
  companions: [],
  category_id: "c",
  collection_id: null,
  category_name: "Dresses",
  collection_name: null,
  category_name_es: "Vestidos",
  collection_name_es: null,
  sizes: ["S"],
  colors: [],
  inventory_status: "in-stock",
  status_follows_stock: false,
  is_new_arrival: true,
  is_bestseller: false,
  is_draft: false,
  quantity: 3,
  variants: [],
  fabric: "100% silk",
  fabric_es: "100% seda",
  care: ["hand_wash"],
  fit: "runs_small",
  measures: [{ size: "S", garment: { length: 98.5 } }],
  model_height: 176,
  model_size: "S",
  created_at: "2026-11-21 09:09:34.762+00",
  updated_at: "2026-11-21 09:09:34.762+00",
};

test("parses a row of the embedded API, without variants", () => {
  expect(adminProductFromRow(row)).toMatchObject({
    nameEs: "Vestido cruzado de seda",
    price: 24500,
    originalPrice: null,
    categoryId: "c",
    categoryName: "Dresses",
    collectionName: null,
    categoryNameEs: "Vestidos",
    collectionNameEs: null,
    variants: null,
    fabricEs: "100% seda",
    care: ["hand_wash"],
    fit: "runs_small",
    measures: [{ size: "S", garment: { length: 98.5 } }],
    modelHeight: 176,
    version: row.updated_at,
  });
});

test("parses a row of the hosted API to the same product", () => {
  const variants = [{ size: "S", color: "", quantity: 3 }];
  const hosted = adminProductFromRow({ ...row, price: 245, variants });
  expect(hosted).toMatchObject({ price: 24500, variants });
});

test("rejects a row that is not a product", () => {
  expect(() => adminProductFromRow({ ...row, inventory_status: "maybe" })).toThrow();
});

test("converts only present values to columns, amounts to decimals", () => {
  expect(columnsOf({ price: 19900, originalPrice: null })).toEqual({
    price: "199.00",
    original_price: null,
  });
  expect(columnsOf({ variants: [], name: "Dress", isBestseller: false, quantity: 0 })).toEqual({
    name: "Dress",
    is_bestseller: false,
    quantity: 0,
  });
});
