import { afterAll, beforeAll, expect, test } from "vitest";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { CUSTOMER, payFor, postCheckout } from "./purchases.ts";

/** The blazer, with more stock than a client may hold. */
const BLAZER = "a0000000-0000-4000-8000-000000000002";
const DRESS = "a0000000-0000-4000-8000-000000000001";
const STOCK = 1000;
const INVENTED = `GL-1700000000000-${"0".repeat(32)}`;

let shop: RunningShop;
let address: { url: () => string; sandboxUrl: () => string };

async function rest<Row>(method: string, query: string, body?: object): Promise<Row[]> {
  const { secret } = await keysOf(shop);
  const answer = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
    method,
    headers: {
      apikey: secret,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`);
  return answer.json();
}

beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: "1" });
  address = { url: () => shop.url, sandboxUrl: () => `${shop.url}/payphone-sandbox` };
  for (const id of [BLAZER, DRESS]) {
    await rest("PATCH", `products?id=eq.${id}`, { quantity: STOCK });
  }
});
afterAll(() => discardShop(shop));

/** A client as our own proxy reports it, behind a forged entry. */
const from = (client: string, claimed = "198.51.100.1") => ({
  "x-forwarded-for": `${claimed}, ${client}`,
});

const blazers = (quantity: number) => [
  { productId: BLAZER, size: "S", color: "Camel", quantity, price: 38_500 },
];

async function freeBlazers(): Promise<number> {
  const answer = await fetch(`${shop.url}/products/cashmere-blazer/stock`);
  return Number(/"?total"?\D+(\d+)/.exec(await answer.text())?.[1]);
}

test("limits a client to twenty held units of a product, whatever names it uses", async () => {
  const statuses: number[] = [];
  for (const attempt of [1, 2, 3]) {
    const headers = from("203.0.113.1", `198.51.100.${attempt}`);
    const answer = await postCheckout(address, `b-${attempt}@example.com`, headers, blazers(20));
    statuses.push(answer.status);
    const words = await answer.text();
    if (attempt > 1) {
      expect(words).toContain("TOO_MANY_HELD");
      expect(words).toContain("Please take fewer");
    }
  }
  expect(statuses).toEqual([200, 422, 422]);
  expect(await freeBlazers()).toBe(STOCK - 20);
  const other = await postCheckout(address, "c@example.com", from("203.0.113.2"), blazers(1));
  expect(other.status).toBe(200);
});

test("limits a hundred concurrent requests of one client to twenty units", async () => {
  const before = await freeBlazers();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      postCheckout(address, `d-${index}@example.com`, from("203.0.113.3"), blazers(7)),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  for (const { status } of answers) expect([200, 422, 429]).toContain(status);
  expect(await freeBlazers()).toBe(before - 14);
});

test("rejects a bag of more than thirty units with what to do", async () => {
  const dresses = { productId: DRESS, size: "M", color: "Cream", quantity: 11, price: 24_500 };
  const lines = [...blazers(20), dresses];
  const answer = await postCheckout(address, "e@example.com", from("203.0.113.4"), lines);
  expect(answer.status).toBe(422);
  const words = await answer.text();
  expect(words).toContain("You can buy up to 30 items at once.");
  expect(words).toContain("TOO_MANY_UNITS");
});

test("does not lock out the owner of an email address that a stranger uses", async () => {
  const email = "known@example.com";
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const answer = await postCheckout(address, email, from("203.0.113.5"), blazers(1));
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 422]);
  const owner = await postCheckout(address, email, from("203.0.113.6"), blazers(1));
  expect(owner.status).toBe(200);
});

test("rejects checkouts and subscriptions with the public key", async () => {
  const { publishable } = await keysOf(shop);
  const before = await rest("GET", "checkouts?select=id");
  for (const [name, body] of [
    ["start_checkout", { customer: { ...CUSTOMER, email: "f@example.com" }, lines: blazers(1) }],
    ["subscribe", { email: "f@example.com", consent: true, language: "en" }],
  ] as const) {
    const answer = await fetch(`${shop.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: publishable, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect([401, 403, 404], name).toContain(answer.status);
  }
  expect(await rest("GET", "checkouts?select=id")).toEqual(before);
  expect(await rest("GET", "newsletter_subscribers?select=id")).toEqual([]);
});

test("subscribes a visitor through the server", async () => {
  const answer = await fetch(`${shop.url}/?index`, {
    method: "POST",
    headers: { origin: shop.url, ...from("203.0.113.7") },
    body: new URLSearchParams({ email: "g@example.com", consent: "on" }),
  });
  expect(answer.status).toBe(200);
  expect(await rest("GET", "newsletter_subscribers?select=email")).toEqual([
    { email: "g@example.com" },
  ]);
});

const comeBack = (query: string, client: string, path = "/confirmation") =>
  fetch(`${shop.url}${path}?${query}`, { headers: from(client) });

test("limits a client that invents references, and still confirms its real return", async () => {
  const client = "203.0.113.8";
  const invented = `id=7&clientTransactionId=${INVENTED}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await comeBack(invented, client);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Order Not Found");
  }
  for (const path of ["/confirmation", "/es/confirmation", "/CONFIRMATION", "/confirmation.data"]) {
    const rejected = await comeBack(invented, client, path);
    expect(rejected.status, path).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(rejected.headers.get("cache-control")).toBe("no-store");
    const words = await rejected.text();
    if (path === "/confirmation") expect(words).toContain("Please wait ten minutes");
    if (path === "/es/confirmation") expect(words).toContain("Espera diez minutos");
  }
  const { pathname, search } = new URL(await payFor(address, "h@example.com"), shop.url);
  const real = await comeBack(search.slice(1), client, pathname);
  expect(real.status).toBe(200);
  expect(await real.text()).toContain("Grazie Mille");
  const stranger = await comeBack(invented, "203.0.113.9");
  expect(stranger.status).toBe(200);
});
