import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/orders/GL-1-a", "/orders"],
  ["/es/orders/GL-1-a/proof", "/es/orders"],
  ["/Orders/GL-1-a.data", "/Orders"],
  ["/pay/token", "/pay"],
  ["/es/review/token", "/es/review"],
  ["/back-in-stock/id", "/back-in-stock"],
  ["/es/newsletter/id", "/es/newsletter"],
  ["/orders", "/orders"],
  ["/products/silk-blouse/reviews", "/products/silk-blouse/reviews"],
  ["/language/es", "/language/es"],
  ["/admin/orders/3", "/admin/orders/3"],
  ["/rest/v1/products", "/rest/v1/products"],
])("logs %s as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
