import { expect, test } from "vitest";
import { keepingOf, mayKeep, needsNetwork } from "./keeping-of.ts";

const ORIGIN = "https://shop.example";

function keeping(path: string, mode: RequestMode = "cors", method = "GET") {
  return keepingOf({ method, mode, url: ORIGIN + path }, ORIGIN);
}

test.each([
  "/",
  "/shop?size=M",
  "/products/silk-wrap-dress",
  "/es",
  "/es/info/about",
  "/bag?line=x",
])("the page %s is kept", (path) => {
  expect(keeping(path, "navigate")).toBe("page");
});

test.each([
  "/_root.data",
  "/shop.data?size=M",
  "/es/products/silk-wrap-dress.data",
  "/__manifest?p=/",
])("the data %s is kept", (path) => {
  expect(keeping(path)).toBe("data");
});

test("scripts and pictures are kept", () => {
  expect(keeping("/assets/root-1a2b.js")).toBe("named");
  expect(keeping("/plates/silk-wrap-dress-front-800.avif")).toBe("file");
  expect(keeping("/storage/v1/object/public/product-images/1/2-800.webp")).toBe("file");
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
  "/products/silk-wrap-dress/stock",
])("%s is never kept, asked as page or as data", (path) => {
  expect(keeping(path, "navigate")).toBeNull();
  expect(keeping(path)).toBeNull();
});

test("what is sent, and what is another's, is never kept", () => {
  expect(keeping("/", "navigate", "POST")).toBeNull();
  const foreign = { method: "GET", mode: "navigate", url: "https://other.example/shop" } as const;
  expect(keepingOf(foreign, ORIGIN)).toBeNull();
});

test("a page whose name only begins like a forbidden one is kept", () => {
  expect(keeping("/administer", "navigate")).toBe("page");
});

test.each([
  ["/checkout", true],
  ["/es/orders", true],
  ["/confirmation?id=1", false],
  ["/admin", false],
  ["/checkout.data", false],
  ["/shop", false],
])("whether %s may say that it needs the network: %s", (path, isTold) => {
  const asked = { method: "GET", mode: "navigate", url: ORIGIN + path } as const;
  expect(needsNetwork(asked, ORIGIN)).toBe(isTold);
  expect(needsNetwork({ ...asked, method: "POST" }, ORIGIN)).toBe(false);
});

test("only a good answer that does not forbid it is kept", () => {
  const answer = (status: number, headers: HeadersInit = {}) => {
    const made = new Response(null, { status, headers });
    Object.defineProperty(made, "type", { value: "basic" });
    return made;
  };
  expect(mayKeep(answer(200))).toBe(true);
  expect(mayKeep(answer(404))).toBe(false);
  expect(mayKeep(answer(503))).toBe(false);
  expect(mayKeep(answer(200, { "Cache-Control": "private, no-store" }))).toBe(false);
  expect(mayKeep(Response.error())).toBe(false);
});
