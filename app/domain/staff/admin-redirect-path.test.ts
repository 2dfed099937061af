import { expect, test } from "vitest";
import { adminRedirectPath } from "./admin-redirect-path.ts";

test.each(["/admin/orders", "/admin/orders/ab-12", "/admin/products?q=silk&page=2"])(
  "%s is kept",
  (path) => {
    expect(adminRedirectPath(path)).toBe(path);
  },
);

test("returns the English path of a Spanish page", () => {
  expect(adminRedirectPath("/es/admin/orders?page=2")).toBe("/admin/orders?page=2");
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
])("redirects %j to the products", (path) => {
  expect(adminRedirectPath(path)).toBe("/admin/products");
});
