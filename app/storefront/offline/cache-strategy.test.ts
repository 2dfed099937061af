import { expect, test } from "vitest";
import { cacheKindOf, isCacheable, isNetworkOnlyPage } from "./cache-strategy.ts";

const ORIGIN = "https://shop.example";

function cacheFor(path: string, mode: RequestMode = "cors", method = "GET") {
  return cacheKindOf({ method, mode, url: ORIGIN + path }, ORIGIN);
}

test.each([
  "/",
  "/shop?size=M",
  "/products/silk-wrap-dress",
  "/es",
  "/es/info/about",
  "/bag?line=x",
  "/wishlist",
])("caches the page %s", (path) => {
  expect(cacheFor(path, "navigate")).toBe("page");
});

test.each([
  "/_root.data",
  "/shop.data?size=M",
  "/es/products/silk-wrap-dress.data",
  "/__manifest?p=/",
])("caches the data %s", (path) => {
  expect(cacheFor(path)).toBe("data");
});

test("caches scripts and pictures", () => {
  expect(cacheFor("/assets/root-1a2b.js")).toBe("immutable");
  expect(cacheFor("/plates/silk-wrap-dress-front-800.avif")).toBe("file");
  expect(cacheFor("/storage/v1/object/public/product-images/1/2-800.webp")).toBe("file");
});

test.each([
  "/checkout",
  "/es/checkout",
  "/checkout.data",
  "/es/checkout.data",
  "/confirmation?id=1",
  "/orders",
  "/es/orders.data",
  "/admin",
  "/admin/orders/7",
  "/es/admin/products.data",
  "/rest/v1/products",
  "/auth/v1/token",
  "/storage/v1/object/list/product-images",
  "/payphone-sandbox/box",
  "/healthz",
  "/bag/products?ids=1",
  "/es/bag/products?ids=1",
  "/wishlist/products?ids=1",
  "/es/wishlist/products?ids=1",
  "/products/silk-wrap-dress/stock",
  "/checkout/payment?reference=GL-1",
])("never caches %s, as page or as data", (path) => {
  expect(cacheFor(path, "navigate")).toBeNull();
  expect(cacheFor(path)).toBeNull();
});

test("never caches other methods or origins", () => {
  expect(cacheFor("/", "navigate", "POST")).toBeNull();
  const foreign = { method: "GET", mode: "navigate", url: "https://other.example/shop" } as const;
  expect(cacheKindOf(foreign, ORIGIN)).toBeNull();
});

test("caches a page whose path only starts like an uncached one", () => {
  expect(cacheFor("/administer", "navigate")).toBe("page");
});

test.each([
  ["/checkout", true],
  ["/es/orders", true],
  ["/confirmation?id=1", false],
  ["/admin", false],
  ["/checkout.data", false],
  ["/shop", false],
])("returns for %s whether it is network only: %s", (path, isNetworkOnly) => {
  const request = { method: "GET", mode: "navigate", url: ORIGIN + path } as const;
  expect(isNetworkOnlyPage(request, ORIGIN)).toBe(isNetworkOnly);
  expect(isNetworkOnlyPage({ ...request, method: "POST" }, ORIGIN)).toBe(false);
});

test("caches only successful responses without no-store", () => {
  const response = (status: number, headers: HeadersInit = {}) => {
    const response = new Response(null, { status, headers });
    Object.defineProperty(response, "type", { value: "basic" });
    return response;
  };
  expect(isCacheable("page", response(200))).toBe(true);
  expect(isCacheable("page", response(404))).toBe(false);
  expect(isCacheable("page", response(503))).toBe(false);
  expect(isCacheable("page", response(200, { "Cache-Control": "private, no-store" }))).toBe(false);
  expect(isCacheable("page", Response.error())).toBe(false);
});
