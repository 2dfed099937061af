import { expect, test } from "vitest";
import { adminTargetOf } from "./admin-address.ts";

test.each(["/admin/orders", "/admin/orders/ab-12", "/admin/products?q=silk&page=2"])(
  "%s is kept",
  (address) => {
    expect(adminTargetOf(address)).toBe(address);
  },
);

test("the Spanish address of a tab is kept as the English one", () => {
  expect(adminTargetOf("/es/admin/orders?page=2")).toBe("/admin/orders?page=2");
});

test.each([
  null,
  "",
  "/",
  "/admin",
  "//evil.example/admin/",
  "/es//evil.example/admin/",
  "/es/es/admin/orders",
  "/admin//evil.example",
  "/admin/../checkout",
  "https://evil.example/admin/",
  "/admin/\\evil.example",
])("%j leads to the products", (address) => {
  expect(adminTargetOf(address)).toBe("/admin/products");
});
