import { expect, test } from "vitest";
import { routeName } from "./route-name.ts";

test.each([
  ["/", "home"],
  ["/_.data", "home"],
  ["/es", "home"],
  ["/es.data", "home"],
  ["/shop", "shop"],
  ["/es/shop.data", "shop"],
  ["/products/silk-blouse", "products"],
  ["/products/silk-blouse/stock", "products"],
  ["/checkout.data", "checkout"],
  ["/admin/orders/3", "admin"],
  ["/assets/app.css", "asset"],
  ["/plates/a-400.avif", "picture"],
  ["/social-card/products/silk-blouse.jpg", "picture"],
  ["/rest/v1/products", "supabase"],
  ["/metrics", "watch"],
  ["/shopping", "other"],
  ["/wp-login.php", "other"],
])("%s is %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});
