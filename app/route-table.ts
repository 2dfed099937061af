import { filtersFromQuery, queryFromFilters } from "./domain/catalogue/filters.ts";
import { choiceFromQuery, queryOfChoice } from "./domain/product/product-choice-query.ts";
import { pageFromQuery } from "./domain/query/page-from-query.ts";
import { reviewsQuery } from "./domain/review/reviews-path.ts";
import type { RouteEntry } from "./route-entry.ts";

const PUBLIC = {
  layout: "storefront",
  kind: "page",
  offline: "cached",
  robots: "sitemap",
  messages: ["shop"],
} as const;
const FALLBACK = { ...PUBLIC, kind: "fallback", robots: "unlisted" } as const;
const CHECKOUT = {
  layout: "shopper",
  kind: "page",
  offline: "notice",
  robots: "disallow",
  messages: ["shop", "checkout"],
} as const;
/** A page of an order that has been made. */
const ORDER = { ...CHECKOUT, messages: ["shop", "checkout", "orders"] } as const;
const ADMIN = {
  layout: "dashboard",
  kind: "page",
  offline: "error",
  robots: "disallow",
  messages: ["admin"],
} as const;
/** Outside the dashboard: its middleware would leave the page of the form that reads them when the session has ended. */
const ADMIN_DATA = { ...ADMIN, layout: "admin", kind: "data" } as const;
const DATA = {
  layout: "bare",
  kind: "data",
  offline: "error",
  robots: "unlisted",
  messages: [],
} as const;
const CRAWLER = { ...DATA, layout: "unlocalized", offline: "cached" } as const;

/** Every route. A new page is an entry here and a file in `app/routes`. */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  { ...PUBLIC, path: "", file: "home.tsx", cache: { source: "catalogue" } },
  {
    ...PUBLIC,
    path: "shop",
    file: "shop.tsx",
    cache: { source: "catalogue", query: (search) => queryFromFilters(filtersFromQuery(search)) },
    skeleton: "shop",
  },
  {
    ...PUBLIC,
    path: "products/:slug",
    file: "product.tsx",
    cache: {
      source: "stock",
      param: "[a-z0-9-]{1,200}",
      query: (search) => queryOfChoice(choiceFromQuery(search)),
    },
    skeleton: "product",
  },
  {
    ...PUBLIC,
    path: "products/:slug/reviews",
    file: "product-reviews.tsx",
    cache: {
      source: "catalogue",
      param: "[a-z0-9-]{1,200}",
      query: (search) => reviewsQuery(pageFromQuery(search)),
    },
    // Crawlers must read its `noindex`: the product's own page is the one to be found.
    robots: "unlisted",
  },
  {
    ...PUBLIC,
    path: "info/:page",
    file: "info.tsx",
    cache: { source: "catalogue", param: "[a-z-]{1,50}" },
    messages: ["shop", "fit", "info"],
  },
  {
    ...PUBLIC,
    path: "bag",
    file: "bag.tsx",
    robots: "disallow",
    messages: ["shop", "overlays"],
  },
  {
    ...PUBLIC,
    path: "wishlist",
    file: "wishlist.tsx",
    // Crawlers must read its `noindex`.
    robots: "unlisted",
    // Other pages of the shop need none of its messages.
    messages: ["shop", "info"],
  },
  {
    ...PUBLIC,
    path: "back-in-stock/:requestId",
    file: "back-in-stock.tsx",
    offline: "error",
    robots: "disallow",
    messages: ["shop", "info"],
  },
  {
    ...PUBLIC,
    path: "newsletter/:subscriptionId",
    file: "newsletter.tsx",
    offline: "error",
    robots: "disallow",
    messages: ["shop", "info"],
  },
  {
    ...PUBLIC,
    path: "review/:token",
    file: "review.tsx",
    offline: "error",
    robots: "disallow",
    messages: ["shop", "fit", "info"],
  },
  {
    ...PUBLIC,
    path: "wishlist/shared",
    file: "wishlist-shared.tsx",
    robots: "disallow",
    messages: ["shop", "info"],
  },
  { ...FALLBACK, path: "offline", file: "offline.tsx" },
  { ...FALLBACK, path: "*", file: "not-found.tsx" },

  { ...ORDER, path: "orders", file: "order-lookup.tsx", layout: "storefront" },
  {
    ...CHECKOUT,
    path: "checkout",
    file: "checkout.tsx",
    cache: { source: "catalogue" },
    payment: "start",
  },
  {
    ...ORDER,
    path: "orders/:reference",
    file: "order-payment.tsx",
    offline: "error",
    payment: "start",
  },
  { ...ORDER, path: "pay/:token", file: "pay.tsx", offline: "error", payment: "start" },
  {
    ...ORDER,
    path: "confirmation",
    file: "confirmation.tsx",
    offline: "error",
    payment: "return",
  },

  { ...ADMIN, path: "admin", file: "admin/sign-in.tsx", layout: "admin" },
  { ...ADMIN_DATA, path: "admin/access", file: "admin/access.ts" },
  { ...ADMIN, path: "admin/reset", file: "admin/reset.tsx", layout: "admin" },
  { ...ADMIN, path: "admin/products", file: "admin/products.tsx", layout: "products" },
  { ...ADMIN, path: "admin/products/waiting", file: "admin/waiting.tsx" },
  { ...ADMIN, path: "admin/taxonomy", file: "admin/taxonomy.tsx" },
  { ...ADMIN, path: "admin/discounts", file: "admin/discounts.tsx" },
  { ...ADMIN_DATA, path: "admin/discounts/products", file: "admin/discount-products.ts" },
  { ...ADMIN, path: "admin/reviews", file: "admin/reviews.tsx" },
  { ...ADMIN, path: "admin/newsletter", file: "admin/newsletter.tsx" },
  { ...ADMIN, path: "admin/privacy", file: "admin/privacy.tsx" },
  { ...ADMIN, path: "admin/settings", file: "admin/settings.tsx" },
  { ...ADMIN, path: "admin/orders", file: "admin/orders.tsx" },
  { ...ADMIN, path: "admin/orders/new", file: "admin/new-order.tsx" },
  { ...ADMIN_DATA, path: "admin/orders/new/products", file: "admin/order-products.ts" },
  { ...ADMIN_DATA, path: "admin/orders/new/lines", file: "admin/order-lines.ts" },
  { ...ADMIN_DATA, path: "admin/orders/new/customers", file: "admin/order-customers.ts" },
  { ...ADMIN_DATA, path: "admin/orders/new/quote", file: "admin/order-quote.ts" },
  { ...ADMIN, path: "admin/orders/payments", file: "admin/open-payments.tsx" },
  { ...ADMIN, path: "admin/orders/packing-slips", file: "admin/packing-slips.tsx" },
  { ...ADMIN, path: "admin/orders/:orderId", file: "admin/order.tsx" },
  { ...ADMIN, path: "admin/orders/:orderId/packing-slip", file: "admin/packing-slip.tsx" },
  { ...ADMIN, path: "admin/invoices", file: "admin/invoices.tsx" },
  { ...ADMIN_DATA, path: "admin/invoices/sums", file: "admin/invoice-sums.ts" },
  { ...ADMIN, path: "admin/invoices/settings", file: "admin/invoice-settings.tsx" },
  { ...ADMIN, path: "admin/invoices/:documentId", file: "admin/invoice.tsx" },

  { ...DATA, path: "bag/products", file: "bag-products.ts" },
  { ...DATA, path: "wishlist/products", file: "wishlist-products.ts" },
  { ...DATA, path: "products/:slug/stock", file: "product-stock.ts" },
  { ...DATA, path: "products/:slug/size-guide", file: "product-size-guide.ts" },
  { ...DATA, path: "checkout/payment", file: "checkout-payment.ts" },
  { ...DATA, path: "checkout/method", file: "checkout-method.ts" },
  { ...DATA, path: "checkout/discount", file: "checkout-discount.ts" },
  { ...DATA, path: "shop/search", file: "shop-search.ts" },
  { ...CRAWLER, path: "language/:language", file: "language.ts", robots: "disallow" },
  { ...CRAWLER, path: "sitemap.xml", file: "sitemap.ts" },
  { ...CRAWLER, path: "sitemap/:file", file: "sitemap-file.ts" },
  { ...CRAWLER, path: "robots.txt", file: "robots.ts" },
];
