import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page stands at its English address and, after `/es`, at its Spanish one. */
const pages = prefix("es?", [
  layout("routes/shopper.tsx", [
    layout("routes/storefront.tsx", [
      layout("routes/storefront-page.tsx", [
        index("routes/home.tsx"),
        route("shop", "routes/shop.tsx"),
        route("products/:slug", "routes/product.tsx"),
        route("info/:page", "routes/page.tsx"),
        route("orders", "routes/order-lookup.tsx"),
        route("bag", "routes/bag.tsx"),
        route("offline", "routes/offline.tsx"),
        route("*", "routes/not-found.tsx"),
      ]),
    ]),
    route("checkout", "routes/checkout.tsx"),
    route("confirmation", "routes/confirmation.tsx"),
  ]),
  route("bag/products", "routes/bag-products.ts"),
  route("products/:slug/stock", "routes/product-stock.ts"),
  route("admin", "routes/admin/admin-layout.tsx", [
    index("routes/admin/sign-in.tsx"),
    route("access", "routes/admin/access.ts"),
    route("reset", "routes/admin/reset.tsx"),
    layout("routes/admin/dashboard.tsx", [
      route("products", "routes/admin/products.tsx"),
      route("taxonomy", "routes/admin/taxonomy.tsx"),
      route("privacy", "routes/admin/privacy.tsx"),
      route("orders", "routes/admin/orders.tsx"),
      route("orders/payments", "routes/admin/open-payments.tsx"),
      route("orders/:orderId", "routes/admin/order.tsx"),
      route("orders/:orderId/packing-slip", "routes/admin/packing-slip.tsx"),
    ]),
  ]),
]);

export default [
  ...pages,
  route("language/:language", "routes/language.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:file", "routes/sitemap-file.ts"),
  route("robots.txt", "routes/robots.ts"),
] satisfies RouteConfig;
