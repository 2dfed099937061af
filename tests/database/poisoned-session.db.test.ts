import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

/** Half a surrogate pair: valid in JSON, but not in Postgres. */
const LONE_SURROGATE = '"\\ud800"';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function send(method: string, path: string, body?: string): Promise<Response> {
  const headers = { ...shop.keys.anon, "content-type": "application/json" };
  const request = new Request(`http://shop.test${path}`, { method, headers, body: body ?? null });
  return shop.supabase.fetch(request);
}

/** All requests share one database session. */
test.each<[string, string, string?]>([
  ["POST", "/rest/v1/rpc/list_products", `{"words":["x"],"category":${LONE_SURROGATE}}`],
  ["POST", "/rest/v1/rpc/list_products", '{"category":"\\u0000"}'],
  [
    "POST",
    "/rest/v1/rpc/list_products",
    '{"category":"dresses","words":9007199254740992,"page":1}',
  ],
  [
    "POST",
    "/rest/v1/rpc/list_products",
    `{"category":"dresses","words":7,"page":${LONE_SURROGATE}}`,
  ],
  ["POST", "/rest/v1/rpc/list_products", '{"category":{"a":1},"words":7,"page":"x"}'],
  ["POST", "/rest/v1/rpc/list_products", `{"words":${"[".repeat(60)}1${"]".repeat(60)}}`],
  ["POST", "/rest/v1/rpc/list_free_stock", '{"product_id":[]}'],
  ["POST", "/rest/v1/rpc/start_checkout", '{"customer":7,"lines":"x"}'],
  [
    "POST",
    "/rest/v1/rpc/start_checkout",
    `{"customer":{"firstName":${LONE_SURROGATE}},"lines":[]}`,
  ],
  ["POST", "/rest/v1/rpc/subscribe", `{"email":${LONE_SURROGATE},"consent":true,"language":"en"}`],
  ["POST", "/rest/v1/rpc/settle_checkout", `{"reference":${LONE_SURROGATE}}`],
  ["GET", "/rest/v1/products?slug=eq.%00"],
  ["GET", "/rest/v1/products?slug=eq.%ED%A0%80"],
  ["GET", "/rest/v1/products?slug=constructor"],
  ["HEAD", "/rest/v1/products?slug=constructor"],
  ["DELETE", "/rest/v1/products?slug=__proto__.x"],
  ["POST", "/rest/v1/products", '{"name":"x","price":{"toString":1}}'],
  ["POST", "/storage/v1/object/product-images/x.webp", '{"data":"x"}'],
  ["DELETE", "/rest/v1/products?select=slug&limit=5"],
])("serves the next request after the invalid %s %s %s", async (method, path, body) => {
  const rejected = await send(method, path, body);
  const text = await rejected.text();
  const next = await send("GET", "/rest/v1/products?select=slug&limit=1");
  expect(next.status, text).toBe(200);
  expect(rejected.status, text).toBeLessThan(500);
});

/** The shop rejects these before they reach the database (`server/http/supabase-proxy/auth-body.test.ts`). */
test.each([
  ["token?grant_type=password", '{"email":"a\\u0000b","password":"x"}'],
  ["recover", '{"email":-1}'],
  ["recover", "null"],
  ["token?grant_type=password", '{"email":{"a":1},"password":"x"}'],
  ["token?grant_type=password", `{"email":${LONE_SURROGATE},"password":${LONE_SURROGATE}}`],
])("serves the next request after the invalid POST /auth/v1/%s %s", async (endpoint, body) => {
  await send("POST", `/auth/v1/${endpoint}`, body);
  expect((await send("GET", "/rest/v1/products?select=slug&limit=1")).status).toBe(200);
});
