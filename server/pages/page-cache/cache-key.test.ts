import { expect, test } from "vitest";
import { cacheKeyOf } from "./cache-key.ts";

test.each([
  ["/", "/", "catalogue"],
  ["/_.data", "/_.data", "catalogue"],
  ["/es", "/es", "catalogue"],
  ["/es.data", "/es.data", "catalogue"],
  ["/?utm_source=x&fbclid=y", "/", "catalogue"],
  ["/?id=120209&status=success&msg=x&clientTransactionId=GL-1", "/", "catalogue"],
  ["/es?transactionId=1&status=cancelled", "/es", "catalogue"],
  ["/shop?reference=ig&transaction_id=7", "/shop", "catalogue"],
  ["/shop", "/shop", "catalogue"],
  ["/shop?page=2&category=dresses&utm_medium=z", "/shop?category=dresses&page=2", "catalogue"],
  ["/shop?min=abc&max=1000&sort=newest&page=1", "/shop", "catalogue"],
  ["/es/shop.data?size=M", "/es/shop.data?size=M", "catalogue"],
  ["/products/silk-blouse", "/products/silk-blouse", "stock"],
  ["/es/products/silk-blouse.data", "/es/products/silk-blouse.data", "stock"],
  ["/info/about?x=1", "/info/about", "catalogue"],
  ["/checkout?step=payment&utm_source=x", "/checkout", "catalogue"],
  ["/es/checkout.data", "/es/checkout.data", "catalogue"],
  ["/shop.data?_routes=root,routes/shop", "/shop.data?_routes=root%2Croutes%2Fshop", "catalogue"],
])("%s is cached as %s", (requested, url, source) => {
  expect(cacheKeyOf(requested)).toEqual({ url, source });
});

test.each([
  "/checkout/",
  "/checkout?id=1&status=success&clientTransactionId=GL-1&transactionId=1",
  "/checkout/payment",
  "/checkout/method",
  "/checkout/discount?code=LUCE",
  "/orders/GL-1",
  "/pay/GL-1",
  "/confirmation?id=1&clientTransactionId=GL-1",
  "/?transactionId=1&status=success",
  "/shop?status=completed&transaction_id=7",
  "/products/silk-blouse/stock",
  "/products/..%2fadmin",
  "/bag/products?ids=1",
  "/wishlist",
  "/wishlist/products?ids=1",
  "/orders",
  "/admin",
  "/admin/orders.data",
  "/shop?_routes=root",
  "/shop.data?_routes=%0d%0a",
  "//shop",
  "/SHOP",
  "/shop/",
])("%s is never cached", (url) => {
  expect(cacheKeyOf(url)).toBeNull();
});
