import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  discardShop,
  keysOf,
  OWNER,
  type RunningShop,
  startShop,
} from "../fixtures/running-shop.ts";
import { signIn } from "../fixtures/sign-in.ts";

let shop: RunningShop;
let apikey: string;

beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: "1" });
  apikey = (await keysOf(shop)).publishable;
});
afterAll(() => discardShop(shop));

/** Each test is a client of its own: limits are counted per client. */
let client = 0;
beforeEach(() => {
  client += 1;
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a path as it is: fetch() would tidy it up. */
async function send(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(shop.url);
  const sent = request({
    hostname,
    port,
    path,
    method,
    headers: { apikey, "x-forwarded-for": `203.0.113.${client}`, ...headers },
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

const CHECKOUT = {
  customer: {
    firstName: "Ana",
    lastName: "Vega",
    email: "ana@example.com",
    phone: "0991234567",
    address: "Calle Larga 1",
    city: "Cuenca",
    country: "Ecuador",
  },
  lines: [
    { productId: "a0000000-0000-4000-8000-000000000002", size: "S", color: "Camel", quantity: 1 },
  ],
};

/** Spellings that a server may take for /rest/v1/rpc/start_checkout, or for another of the database's endpoints. */
const SPELLINGS = [
  "/rest/v1/rpc/start_checkout",
  "/rest/v1/rpc%2Fstart_checkout",
  "/rest/v1/rpc%2fstart_checkout",
  "/rest/v1/rpc%252Fstart_checkout",
  "/rest/v1%2Frpc%2Fstart_checkout",
  "/rest%2Fv1%2Frpc%2Fstart_checkout",
  "/rest/v1/./rpc/start_checkout",
  "/rest/v1/x/../rpc/start_checkout",
  "/rest/v1/%2e%2e/v1/rpc/start_checkout",
  "/rest/v1/rpc/%73tart_checkout",
  "/rest/v1//rpc/start_checkout",
  "//rest/v1/rpc/start_checkout",
  "/REST/V1/RPC/START_CHECKOUT",
  "/rest/v1/rpc/start_checkout/",
  "/rest/v1/rpc/start_checkout?x=1",
  "/rest/v1/rpc/start_checkout%00",
  "/rest/v1/rpc\\start_checkout",
  "/rest/v1/rpc;/start_checkout",
  "/es/rest/v1/rpc/start_checkout",
  "/storage/v1/../../rest/v1/rpc/start_checkout",
];

const OVERRIDES: Record<string, string>[] = [
  {},
  { "x-http-method-override": "POST" },
  { "x-http-method": "POST" },
  { "x-method-override": "POST" },
  { "content-profile": "auth", "accept-profile": "auth" },
  { "x-original-url": "/rest/v1/rpc/start_checkout", "x-rewrite-url": "/rest/v1/products" },
  { "x-forwarded-prefix": "/rest/v1" },
];

async function countCheckouts(): Promise<number> {
  const { secret } = await keysOf(shop);
  const answer = await fetch(`${shop.supabaseUrl}/rest/v1/checkouts?select=id`, {
    headers: { apikey: secret },
  });
  return ((await answer.json()) as unknown[]).length;
}

test("a stranger starts no checkout past the shop, however the path is spelled", async () => {
  const body = JSON.stringify(CHECKOUT);
  for (const path of SPELLINGS) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "OPTIONS"]) {
      for (const more of OVERRIDES) {
        const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
        const { status } = await send(path, {
          method,
          headers: { "content-type": "application/json", ...more },
          ...(hasBody ? { body } : {}),
        });
        expect([400, 401, 404, 405], `${method} ${path} ${JSON.stringify(more)}`).toContain(status);
      }
    }
  }
  expect(await countCheckouts()).toBe(0);
});

test("without a session no table is read, with whatever key", async () => {
  const { secret } = await keysOf(shop);
  for (const key of [apikey, secret, ""]) {
    for (const table of ["products", "orders", "categories", "staff"]) {
      const headers = { apikey: key, authorization: `Bearer ${key}` };
      const { status, body } = await send(`/rest/v1/${table}?select=*`, { headers });
      expect(status, table).toBe(401);
      expect(body).not.toContain("Silk");
    }
    const { status } = await send("/rest/v1/outbox", { headers: { apikey: key } });
    expect(status).toBe(404);
  }
});

test("a costly filter of a stranger's is refused before it is computed", async () => {
  const filter = encodeURIComponent("^(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\.$");
  const { status } = await send(`/rest/v1/products?description=match.${filter}`);
  expect(status).toBe(401);
  const health = await (await fetch(`${shop.url}/healthz`)).json();
  expect(health).toMatchObject({ database: "ok" });
});

test("a recovery link is not verified by GET, and its guesses by POST are limited", async () => {
  expect((await send("/auth/v1/verify?type=recovery&token=000000")).status).toBe(404);
  const headers = { "content-type": "application/json" };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const body = JSON.stringify({ type: "recovery", token_hash: `guess-${attempt}` });
    statuses.push((await send("/auth/v1/verify", { method: "POST", headers, body })).status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  const numeric = JSON.stringify({
    type: "recovery",
    email: "owner@gemmaluce.com",
    token: "000000",
  });
  expect((await send("/auth/v1/verify", { method: "POST", headers, body: numeric })).status).toBe(
    400,
  );
});

test("an unknown account is answered like a known one, for a sign-in and for a recovery", async () => {
  const headers = { "content-type": "application/json" };
  const answers = async (path: string, bodyOf: (email: string) => object) => {
    const said = [];
    for (const email of [`${OWNER.username}@gemmaluce.com`, "nobody@gemmaluce.com"]) {
      const body = JSON.stringify(bodyOf(email));
      const answer = await send(path, { method: "POST", headers, body });
      said.push({ status: answer.status, body: answer.body });
    }
    return said;
  };
  const [known, unknown] = await answers("/auth/v1/token?grant_type=password", (email) => ({
    email,
    password: "not the password",
  }));
  expect(unknown).toEqual(known);
  const [knownMail, unknownMail] = await answers("/auth/v1/recover", (email) => ({ email }));
  expect(unknownMail).toEqual(knownMail);
});

test("staff reach what the admin uses, and nothing else", async () => {
  const authorization = `Bearer ${await signIn(shop)}`;
  const ask = async (method: string, path: string) =>
    (await send(path, { method, headers: { authorization } })).status;
  expect(await ask("GET", "/rest/v1/products?select=id&limit=1")).toBe(200);
  expect(await ask("HEAD", "/rest/v1/orders?select=id")).toBe(200);
  expect(await ask("GET", "/auth/v1/user")).toBe(200);
  for (const path of ["/rest/v1/checkouts", "/rest/v1/outbox", "/rest/v1/", "/auth/v1/settings"]) {
    expect(await ask("GET", path), path).toBe(404);
  }
});
