import { expect, test } from "vitest";
import { adminTargetOf } from "./admin-address.ts";

test.each(["/admin/orders", "/admin/orders/ab-12", "/admin/products?q=silk&page=2"])(
  "%s is kept",
  (address) => {
    expect(adminTargetOf(address)).toBe(address);
  },
);

test.each([
  null,
  "",
  "/",
  "/admin",
  "//evil.example/admin/",
  "/admin//evil.example",
  "/admin/../checkout",
  "https://evil.example/admin/",
  "/admin/\\evil.example",
])("%j leads to the products", (address) => {
  expect(adminTargetOf(address)).toBe("/admin/products");
});
