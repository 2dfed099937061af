import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("shop", "routes/shop.tsx"),
  route("bag/products", "routes/bag-products.ts"),
  route("products/:slug", "routes/product.tsx"),
  route("products/:slug/stock", "routes/product-stock.ts"),
  route("info/:page", "routes/page.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("confirmation", "routes/confirmation.tsx"),
  route("orders", "routes/order-lookup.tsx"),
  route("admin", "routes/admin/admin-layout.tsx", [
    index("routes/admin/sign-in.tsx"),
    route("access", "routes/admin/access.ts"),
    route("reset", "routes/admin/reset.tsx"),
    layout("routes/admin/dashboard.tsx", [
      route("products", "routes/admin/products.tsx"),
      route("taxonomy", "routes/admin/taxonomy.tsx"),
      route("orders", "routes/admin/orders.tsx"),
      route("orders/:orderId", "routes/admin/order.tsx"),
      route("orders/:orderId/packing-slip", "routes/admin/packing-slip.tsx"),
    ]),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
