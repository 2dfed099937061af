import { keysOf } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";

const PRIVATE_TABLES = [
  "orders",
  "order_events",
  "checkouts",
  "checkout_lines",
  "staff",
  "outbox",
  "newsletter_subscribers",
  "shop_settings",
];

const CUSTOMER = {
  firstName: "Lucía",
  lastName: "Andrade",
  email: "lucia.without.a.hold@example.com",
  phone: "+593991234567",
  address: "Av. Amazonas N34-120",
  city: "Quito",
  country: "Ecuador",
};

// Checkouts of earlier journeys may end meanwhile: only this customer's are counted.
const CUSTOMERS_CHECKOUTS = `checkouts?email=eq.${CUSTOMER.email}`;

test("reads only the catalogue with the public key", async ({ shop, request }) => {
  const { publishable } = await keysOf(shop);
  const headers = { apikey: publishable };
  const products = await request.get(`${shop.supabaseUrl}/rest/v1/products?select=slug`, {
    headers,
  });
  expect(await products.json()).toHaveLength(24);
  for (const table of PRIVATE_TABLES) {
    const read = await request.get(`${shop.supabaseUrl}/rest/v1/${table}`, { headers });
    expect([401, 403, 404], `reading ${table}`).toContain(read.status());
    const write = await request.post(`${shop.supabaseUrl}/rest/v1/${table}`, { headers, data: {} });
    expect([400, 401, 403, 404], `writing ${table}`).toContain(write.status());
  }
  const cheaper = await request.patch(
    `${shop.supabaseUrl}/rest/v1/products?slug=eq.silk-wrap-dress`,
    {
      headers,
      data: { price: 1 },
    },
  );
  expect([401, 403]).toContain(cheaper.status());
});

test("rejects a price that differs from the catalogue, without a hold", async ({
  shop,
  request,
  database,
}) => {
  const [product] = await database.read<{ id: string }>("products?slug=eq.silk-wrap-dress");
  const response = await request.post("/checkout.data", {
    headers: { origin: shop.url },
    data: {
      customer: CUSTOMER,
      lines: [{ productId: product?.id, size: "M", color: "Cream", quantity: 1, price: 100 }],
      replaces: null,
    },
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("PRICE_CHANGED");
  expect(await database.read(CUSTOMERS_CHECKOUTS)).toEqual([]);
});

test("denies checkouts and subscriptions to the public key", async ({
  shop,
  request,
  database,
}) => {
  const { publishable } = await keysOf(shop);
  for (const [name, data] of [
    ["start_checkout", { customer: CUSTOMER, lines: [] }],
    ["subscribe", { email: "stranger@example.com", consent: true }],
  ] as const) {
    const response = await request.post(`${shop.supabaseUrl}/rest/v1/rpc/${name}`, {
      headers: { apikey: publishable },
      data,
    });
    expect([401, 403, 404], name).toContain(response.status());
  }
  expect(await database.read(CUSTOMERS_CHECKOUTS)).toEqual([]);
  expect(await database.read("newsletter_subscribers?email=eq.stranger@example.com")).toEqual([]);
});

test("answers nothing without a key and hides the library's system pages", async ({
  shop,
  request,
}) => {
  expect((await request.get(`${shop.supabaseUrl}/rest/v1/products`)).status()).toBe(401);
  for (const path of ["/_system/config", "/_system/introspect", "/studio"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
