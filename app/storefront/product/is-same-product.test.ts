import { expect, test } from "vitest";
import type { Product } from "#app/domain/product/product.ts";
import { isSameProduct } from "./is-same-product.ts";

const product = (id: string, price: number) => ({ id, price }) as Product;

test("is true until a field changes", () => {
  const first = product("a", 1);
  expect(isSameProduct(first, product("a", 1))).toBe(true);
  expect(isSameProduct(first, product("a", 5))).toBe(false);
  expect(isSameProduct(first, product("b", 1))).toBe(false);
});
