import { expect, test } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { Product } from "../product/product.ts";
import { inLanguage } from "../text/translation.ts";
import { choiceOf, type SavedProduct, savedNoticesFor } from "./saved-product.ts";

const [sample] = SAMPLE_PRODUCTS;
if (!sample) throw new Error("There are samples");
const DRESS: Product = {
  ...inLanguage("en", sample),
  price: 24500,
  sizes: ["S", "M"],
  colors: ["Cream", "Navy"],
  inventoryStatus: "low-stock",
  quantity: 5,
};
const lines = [
  { size: "S", color: "Cream", free: 2 },
  { size: "M", color: "Cream", free: 0 },
  { size: "M", color: "Navy", free: 1 },
];

function saved(
  change: Partial<SavedProduct["wish"]>,
  product: Partial<Product> = {},
): SavedProduct {
  const wish = { id: DRESS.id, size: null, color: null, price: 24500, ...change };
  return { wish, product: { ...DRESS, ...product }, stock: { total: 3, lines } };
}

test("remembers a choice while it is offered, and chooses what has no other", () => {
  expect(choiceOf(saved({ size: "M", color: "Navy" }))).toEqual({ size: "M", color: "Navy" });
  expect(choiceOf(saved({ size: "XL" }))).toEqual({ size: null, color: null });
  expect(choiceOf(saved({ size: "M" }, { sizes: ["One Size"], colors: [] }))).toEqual({
    size: "One Size",
    color: "",
  });
});

test("tells a price that rose or fell, and none that is unknown or the same", () => {
  const inStock = { inventoryStatus: "in-stock" } as const;
  expect(savedNoticesFor(saved({ price: 26500 }, inStock))).toEqual([
    { kind: "price", now: 24500, was: 26500 },
  ]);
  expect(savedNoticesFor(saved({ price: 20000 }, inStock))).toHaveLength(1);
  expect(savedNoticesFor(saved({ price: null }, inStock))).toEqual([]);
  expect(savedNoticesFor(saved({}, inStock))).toEqual([]);
});

test("tells the stock of the remembered choice as the product page does", () => {
  expect(savedNoticesFor(saved({}))).toEqual([{ kind: "low", count: 3 }]);
  expect(savedNoticesFor(saved({ size: "M", color: "Navy" }))).toEqual([{ kind: "low", count: 1 }]);
  expect(savedNoticesFor(saved({ size: "M", color: "Cream" }))).toEqual([
    { kind: "choice-sold-out" },
  ]);
  expect(savedNoticesFor(saved({ price: 1 }, { inventoryStatus: "sold-out" }))).toEqual([
    { kind: "price", now: 24500, was: 1 },
    { kind: "sold-out" },
  ]);
});

test("counts the product's quantity while the free stock is unknown", () => {
  expect(savedNoticesFor({ ...saved({ size: "M" }), stock: null })).toEqual([
    { kind: "low", count: 5 },
  ]);
});
