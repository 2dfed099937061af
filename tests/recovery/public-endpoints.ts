import { variantIdOf } from "#app/domain/channels/variant-id.ts";
import { hostileInputs } from "./hostile-generator.ts";

/** A request that a stranger could send, and the endpoint it counts for. */
export type HostileRequest = {
  endpoint: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
};

const LINE = {
  productId: "a0000000-0000-4000-8000-000000000004",
  size: "L",
  color: "Olive",
  quantity: 1,
  price: 16_500,
};
const VARIANT = variantIdOf(LINE.productId, LINE.size, LINE.color);
const CART = { line_items: [{ item: { id: VARIANT }, quantity: 1 }], context: { language: "es" } };
const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  email: "ana@example.com",
  phone: "0991234567",
  address: "Av. Amazonas",
  city: "Quito",
  country: "Ecuador",
};

/** Public pages; each also in Spanish and as React Router data. */
const PAGES = [
  "/",
  "/shop",
  "/shop?category=dresses&sort=price-asc&page=2",
  "/products/silk-wrap-dress",
  "/products/no-such-product",
  "/products/silk-wrap-dress/reviews?page=2",
  "/info/about",
  "/info/shipping",
  "/orders",
  "/bag",
  "/wishlist",
  "/checkout",
  "/confirmation",
  "/admin",
  "/admin/products",
  "/admin/orders",
  "/admin/privacy",
  "/admin/settings",
  "/admin/reset",
  "/no/such/page",
];

const READ_PATHS = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/pages.xml",
  "/sitemap/products-1.xml",
  "/manifest.webmanifest",
  "/es/manifest.webmanifest",
  "/favicon.ico",
  "/assets/none.js",
  "/products/silk-wrap-dress/stock",
  "/checkout/payment?reference=GL-1234567890123-00000000000000000000000000000000",
  "/orders/GL-1234567890123-00000000000000000000000000000000",
  "/es/orders/GL-1234567890123-00000000000000000000000000000000?proof=size",
  "/api/orders/a0000000-0000-4000-8000-000000000004/proofs/a0000000-0000-4000-8000-000000000005",
  "/es/review/00000000000000000000000000000000",
  "/products/silk-wrap-dress/reviews?page=-1",
  "/bag/products?ids=a0000000-0000-4000-8000-000000000004",
  "/wishlist/products?ids=a0000000-0000-4000-8000-000000000004",
  "/shop/search?q=vestido",
  "/rest/v1/products?select=slug,price&limit=5",
  "/rest/v1/orders?select=id",
  "/auth/v1/settings",
  "/auth/v1/user",
  "/storage/v1/object/public/product-images/none.webp",
  "/payphone-sandbox/box/v2.0/payphone-payment-box.js",
  "/feeds/google.xml",
  "/es/feeds/meta.csv",
  "/.well-known/ucp",
  "/agents.md",
  "/llms.txt",
  `/ucp/carts/${VARIANT}:1`,
  `/buy/${VARIANT}:1`,
  "/api/channels?language=es",
  "/api/service",
  "/api/nothing",
];

/** Endpoints that accept a body, with bodies like the shop's own pages send. */
const WRITE_BODIES: Record<string, object> = {
  "/checkout.data": { customer: CUSTOMER, lines: [LINE], replaces: null },
  "/checkout/method.data": {
    reference: "GL-1234567890123-00000000000000000000000000000000",
    method: "transfer",
  },
  "/orders/GL-1234567890123-00000000000000000000000000000000": {},
  "/orders/GL-1234567890123-00000000000000000000000000000000/proof": { proof: "x" },
  "/es/orders/GL-1234567890123-00000000000000000000000000000000/proof": { proof: "x" },
  "/orders": { number: "1A2B3C4D", email: "ana@example.com" },
  "/products/silk-blouse": { email: "ana@example.com", choice: '["M","Blush"]', consent: "yes" },
  "/es/back-in-stock/a0000000-0000-4000-8000-000000000004": {},
  "/newsletter/a0000000-0000-4000-8000-000000000004": { intent: "confirm" },
  "/review/00000000000000000000000000000000": { productId: "x", stars: "5", words: "x" },
  "/?index": { email: "ana@example.com", consent: "on" },
  "/bag/products": { lines: [LINE] },
  "/language/es": { to: "/shop" },
  "/api/products/a0000000-0000-4000-8000-000000000004/pictures": { picture: "x" },
  "/api/orders/a0000000-0000-4000-8000-000000000004/reversal": {},
  "/api/privacy/export": { email: "ana@example.com" },
  "/api/privacy/erasure": { email: "ana@example.com" },
  "/api/orders/a0000000-0000-4000-8000-000000000004/cancellation": { restock: true },
  "/api/orders/a0000000-0000-4000-8000-000000000004/shipment/withdrawal": {},
  "/api/orders/a0000000-0000-4000-8000-000000000004/payment-check": {},
  "/api/orders/a0000000-0000-4000-8000-000000000004/payment-check/confirmation": {},
  "/api/orders/a0000000-0000-4000-8000-000000000004/payment/confirmation": {},
  "/api/orders/a0000000-0000-4000-8000-000000000004/payment/refusal": { reason: "x" },
  "/api/orders/a0000000-0000-4000-8000-000000000004/payment/acceptance": {},
  "/api/payment-methods/deuna/picture": { picture: "x" },
  "/api/payments": {},
  "/api/payments/GL-1234567890123-00000000000000000000000000000000/release": {},
  "/api/payments/GL-1234567890123-00000000000000000000000000000000/settlement": {
    transactionId: "7",
  },
  "/rest/v1/rpc/start_checkout": { customer: CUSTOMER, lines: [LINE] },
  "/rest/v1/rpc/subscribe": { email: "ana@example.com", consent: true, language: "en" },
  "/rest/v1/rpc/request_stock": { email: "ana@example.com", consent: true },
  "/rest/v1/rpc/list_stock_demand": {},
  "/rest/v1/rpc/list_companions": { product_id: LINE.productId },
  "/rest/v1/rpc/list_free_stock": { product_id: LINE.productId },
  "/rest/v1/rpc/list_free_stock_of": { product_ids: [LINE.productId] },
  "/rest/v1/rpc/list_reviews": { slug: "silk-wrap-dress", page: 2 },
  "/rest/v1/rpc/list_products": { category: "dresses", words: ["silk"], page: 2 },
  "/rest/v1/rpc/suggest_search": { words: ["blasier"] },
  "/rest/v1/rpc/settle_checkout": { reference: "GL-1", transaction_id: "1", payment: {} },
  "/rest/v1/rpc/confirm_order_payment": { order_id: LINE.productId, staff_id: LINE.productId },
  "/rest/v1/rpc/await_payment": { reference: "GL-1", method: "transfer" },
  "/rest/v1/rpc/erase_person": { email: "ana@example.com" },
  "/rest/v1/products": { name: "x", price: 1 },
  "/auth/v1/token?grant_type=password": { email: "admin@gemmaluce.com", password: "password" },
  "/auth/v1/recover": { email: "admin@gemmaluce.com" },
  "/auth/v1/signup": { email: "eve@example.com", password: "password" },
  "/storage/v1/object/product-images/x.webp": { data: "x" },
  "/ucp/catalog/search": {
    query: "silk",
    filters: { categories: ["tops"], price: { min: 100, max: 90_000 } },
    pagination: { limit: 5, cursor: "5" },
  },
  "/ucp/catalog/lookup": { ids: [VARIANT, LINE.productId] },
  "/ucp/catalog/product": { id: VARIANT },
  "/ucp/carts": CART,
  [`/ucp/carts/${VARIANT}:1/cancel`]: {},
  "/payphone-sandbox/api/payment-button-box/prepare": { amount: 100, storeId: "sandbox" },
  "/payphone-sandbox/api/confirm": { id: 1, clientTxId: "GL-1" },
};

const METHODS = ["GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

/** A form whose fields are valid but for a NUL in one of them, which the database cannot store. */
function formWithNul(sample: object, turn: number): string {
  const fields = Object.entries(sample).map(([name, value]) => [name, String(value)] as const);
  return new URLSearchParams(
    fields.map(([name, value], at) => [
      name,
      at === turn % fields.length ? `${value.slice(0, 1)}\0${value.slice(1)}` : value,
    ]),
  ).toString();
}

const withQuery = (path: string, query: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** Create a generator of requests to every public endpoint in rotation, reproducible by its seed. */
export function hostileRequests(seed: number, shop: { url: string; publishable: string }) {
  const { body, query } = hostileInputs(seed);
  const endpoints = [
    ...PAGES.flatMap((path) => [path, `/es${path}`, path.replace(/(\?|$)/, ".data$1")]),
    ...READ_PATHS,
    ...Object.keys(WRITE_BODIES),
  ];

  /** A new client each time, so that rate limits do not reject the rest. */
  const headersOf = (index: number) => ({
    apikey: shop.publishable,
    origin: shop.url,
    "x-forwarded-for": `203.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    "accept-language": ["es-EC", "en", "x".repeat(300), "*"][index % 4] ?? "*",
  });

  return (index: number): HostileRequest => {
    const endpoint = endpoints[index % endpoints.length] ?? "/";
    const round = Math.floor(index / endpoints.length);
    const headers = headersOf(index);
    const sample = WRITE_BODIES[endpoint];
    if (sample) {
      const isForm = round % 3 === 2;
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const form = () =>
        round % 2 === 0 ? query(["GL-1"]) : formWithNul(sample, Math.floor(round / 6));
      const text = isForm ? form() : body(sample);
      return {
        endpoint,
        path: endpoint,
        method: "POST",
        headers: { ...headers, "content-type": type },
        body: text,
      };
    }
    const method = METHODS[round % METHODS.length] ?? "GET";
    const path = round % 2 === 0 ? endpoint : withQuery(endpoint, query(["GL-1"]));
    return { endpoint, path: path.replace("#", "%23"), method, headers };
  };
}
