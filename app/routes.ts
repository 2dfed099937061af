import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { RouteEntry } from "./route-entry.ts";
import { ROUTE_TABLE } from "./route-table.ts";

/** The routes of a layout, with paths relative to the layout's path. */
function routesIn(name: RouteEntry["layout"], parent = "") {
  return ROUTE_TABLE.filter((entry) => entry.layout === name).map(({ path, file }) =>
    path === parent
      ? index(`routes/${file}`)
      : route(parent ? path.slice(parent.length + 1) : path, `routes/${file}`),
  );
}

/** Routes with an English URL and, below `/es`, a Spanish one. */
const localized = prefix("es?", [
  layout("routes/shopper.tsx", [
    layout("routes/storefront.tsx", [layout("routes/storefront-page.tsx", routesIn("storefront"))]),
    ...routesIn("shopper"),
  ]),
  ...routesIn("bare"),
  route("admin", "routes/admin/admin-layout.tsx", [
    ...routesIn("admin", "admin"),
    layout("routes/admin/dashboard.tsx", [
      ...routesIn("dashboard", "admin"),
      layout("routes/admin/products-layout.tsx", routesIn("products", "admin")),
    ]),
  ]),
]);

export default [...localized, ...routesIn("unlocalized")] satisfies RouteConfig;
