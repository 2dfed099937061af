import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

/** Half of a character: JSON can carry it, a database cannot keep it. */
const HALF = '"\\ud800"';

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

/** Everybody shares one session: whatever one stranger sends, the next reader must be served. */
test.each<[string, string, string?]>([
  ["POST", "/rest/v1/rpc/list_products", `{"words":["x"],"category":${HALF}}`],
  ["POST", "/rest/v1/rpc/list_products", '{"category":"\\u0000"}'],
  [
    "POST",
    "/rest/v1/rpc/list_products",
    '{"category":"dresses","words":9007199254740992,"page":1}',
  ],
  ["POST", "/rest/v1/rpc/list_products", `{"category":"dresses","words":7,"page":${HALF}}`],
  ["POST", "/rest/v1/rpc/list_products", '{"category":{"a":1},"words":7,"page":"x"}'],
  ["POST", "/rest/v1/rpc/list_products", `{"words":${"[".repeat(60)}1${"]".repeat(60)}}`],
  ["POST", "/rest/v1/rpc/list_free_stock", '{"product_id":[]}'],
  ["POST", "/rest/v1/rpc/start_checkout", '{"customer":7,"lines":"x"}'],
  ["POST", "/rest/v1/rpc/start_checkout", `{"customer":{"firstName":${HALF}},"lines":[]}`],
  ["POST", "/rest/v1/rpc/subscribe", `{"email":${HALF},"consent":true}`],
  ["POST", "/rest/v1/rpc/settle_checkout", `{"reference":${HALF}}`],
  ["GET", "/rest/v1/products?slug=eq.%00"],
  ["GET", "/rest/v1/products?slug=eq.%ED%A0%80"],
  ["GET", "/rest/v1/products?slug=constructor"],
  ["HEAD", "/rest/v1/products?slug=constructor"],
  ["DELETE", "/rest/v1/products?slug=__proto__.x"],
  ["POST", "/rest/v1/products", '{"name":"x","price":{"toString":1}}'],
  ["POST", "/storage/v1/object/product-images/x.webp", '{"data":"x"}'],
  ["DELETE", "/rest/v1/products?select=slug&limit=5"],
])("%s %s %s is refused, and the next reader is served", async (method, path, body) => {
  const refused = await send(method, path, body);
  const words = await refused.text();
  const next = await send("GET", "/rest/v1/products?select=slug&limit=1");
  expect(next.status, words).toBe(200);
  expect(refused.status, words).toBeLessThan(500);
});

/** The shop rejects these before they reach the database (`server/http/supabase-proxy/auth-body.test.ts`). */
test.each([
  ["token?grant_type=password", '{"email":"a\\u0000b","password":"x"}'],
  ["recover", '{"email":-1}'],
  ["recover", "null"],
  ["token?grant_type=password", '{"email":{"a":1},"password":"x"}'],
  ["token?grant_type=password", `{"email":${HALF},"password":${HALF}}`],
])("serves the next reader after POST /auth/v1/%s %s", async (endpoint, body) => {
  await send("POST", `/auth/v1/${endpoint}`, body);
  expect((await send("GET", "/rest/v1/products?select=slug&limit=1")).status).toBe(200);
});
