import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { JourneyBackend } from "../fixtures/journey-backend.ts";
import { CUSTOMER } from "./purchases.ts";
import { openSharedDatabase } from "./server-pair.ts";

const PRODUCTS = [
  { productId: "a0000000-0000-4000-8000-000000000001", size: "M", color: "Cream" },
  { productId: "a0000000-0000-4000-8000-000000000002", size: "S", color: "Camel" },
  { productId: "a0000000-0000-4000-8000-000000000004", size: "L", color: "Olive" },
];
const STARTS = 120;
const MOST_UNITS = 20;

type Answer = { status: number; body: { reference?: string; details?: string } };

let database: JourneyBackend;

beforeAll(async () => {
  database = await openSharedDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await call("DELETE", "checkouts?reference=not.is.null");
  for (const { productId } of PRODUCTS) {
    await call("PATCH", `products?id=eq.${productId}`, { quantity: 10_000 });
  }
  await call("PATCH", "shop_settings?singleton=eq.true", { max_client_checkouts: 20 });
});

/** As the shop's server does. */
async function call(method: string, path: string, body?: object) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY = "" } = database.settings;
  const answer = await fetch(`${SUPABASE_URL}/rest/v1/${path}`, {
    method,
    headers: { apikey: SUPABASE_SECRET_KEY, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

/** Every start has another order of products and another email address. */
function start(index: number, client: string, replaces: string | null = null): Promise<Answer> {
  const turned = [...PRODUCTS.slice(index % 3), ...PRODUCTS.slice(0, index % 3)];
  const lines = (index % 2 ? turned : turned.reverse()).map((line) => ({ ...line, quantity: 3 }));
  const customer = { ...CUSTOMER, email: `buyer-${client[0]}-${index}@example.com` };
  return call("POST", "rpc/start_checkout", { customer, lines, replaces, client });
}

type Held = { quantity: number; product_id: string };

async function unitsOf(client: string): Promise<number[]> {
  const checkouts = await call("GET", `checkouts?select=id&client_hash=eq.${client}`);
  const ids = (checkouts.body as { id: string }[]).map(({ id }) => id).join(",");
  const lines = await call(
    "GET",
    `checkout_lines?select=quantity,product_id&checkout_id=in.(${ids})`,
  );
  return PRODUCTS.map(({ productId }) =>
    (lines.body as Held[])
      .filter(({ product_id }) => product_id === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

test("limits concurrent starts of two clients without a deadlock", async () => {
  const clients = ["a".repeat(64), "b".repeat(64)];
  const answers = await Promise.all(
    Array.from({ length: STARTS }, (_, index) => start(index, clients[index % 2] ?? "")),
  );
  const rejected = answers.filter(({ status }) => status !== 200);
  expect(new Set(rejected.map(({ status, body }) => `${status} ${body.details}`))).toEqual(
    new Set(["429 TOO_MANY_HELD"]),
  );
  for (const client of clients) expect(await unitsOf(client)).toEqual([18, 18, 18]);
});

test("limits the live checkouts of one client under concurrent starts", async () => {
  await call("PATCH", "shop_settings?singleton=eq.true", { max_client_checkouts: 21 });
  const client = "c".repeat(64);
  const one = (index: number) =>
    call("POST", "rpc/start_checkout", {
      customer: { ...CUSTOMER, email: `buyer-${index}@example.com` },
      lines: [{ ...PRODUCTS[index % 3], quantity: 1 }],
      client,
    });
  const answers = await Promise.all(Array.from({ length: STARTS }, (_, index) => one(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
  const codes = answers.map(({ body }) => body.details).filter(Boolean);
  expect(new Set(codes)).toEqual(new Set(["TOO_MANY_CHECKOUTS"]));
});

test("limits the held units under concurrent replacements", async () => {
  const client = "d".repeat(64);
  const first = await Promise.all([0, 1, 2].map((index) => start(index, client)));
  const references = first.map(({ body }) => body.reference ?? "");
  const answers = await Promise.all(
    Array.from({ length: STARTS }, (_, index) =>
      start(index, client, references[index % references.length]),
    ),
  );
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const { body } = await call("GET", "checkouts?select=expires_at");
  const live = (body as { expires_at: string }[]).filter(
    ({ expires_at }) => Date.parse(expires_at) > Date.now(),
  );
  expect(live.length * 3).toBeLessThanOrEqual(MOST_UNITS);
});
