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

/** Each test is another client, for limits are per client. */
let client = 0;
beforeEach(() => {
  client += 1;
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Send a path unchanged: fetch() would normalize it. */
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

/** Spellings that a server may accept for /rest/v1/rpc/start_checkout or other endpoints of the database. */
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

test("rejects checkouts past the shop, however the path is spelled", async () => {
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

test("rejects table reads without a session, whatever the key", async () => {
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

test("rejects a stranger's expensive filter before it runs", async () => {
  const filter = encodeURIComponent("^(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\.$");
  const { status } = await send(`/rest/v1/products?description=match.${filter}`);
  expect(status).toBe(401);
  const health = await (await fetch(`${shop.url}/healthz`)).json();
  expect(health).toMatchObject({ database: "ok" });
});

test("verifies a recovery link by POST only, and limits guesses", async () => {
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

test("answers unknown accounts like known ones, for sign-in and recovery", async () => {
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

test("allows staff what the admin uses, and nothing else", async () => {
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

const JSON_TYPE = { "content-type": "application/json" };
const OWNER_EMAIL = `${OWNER.username}@gemmaluce.com`;

/** Send a sign-in request from an IP address of its own. */
function askSignIn(address: string, path: string, body: object) {
  const headers = { ...JSON_TYPE, "x-forwarded-for": address };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

const PASSWORD = "/auth/v1/token?grant_type=password";
const REFRESH = "/auth/v1/token?grant_type=refresh_token";

test("rejects staff's writes to whole tables", async () => {
  const authorization = `Bearer ${await signIn(shop)}`;
  const ask = async (method: string, path: string) =>
    (await send(path, { method, headers: { authorization, ...JSON_TYPE }, body: "{}" })).status;
  expect(await ask("DELETE", "/rest/v1/products")).toBe(400);
  expect(await ask("DELETE", "/rest/v1/products?id=not.is.null")).toBe(400);
  expect(await ask("PATCH", "/rest/v1/orders?status=eq.pending")).toBe(400);
  const { body } = await send("/rest/v1/products?select=id", { headers: { authorization } });
  expect(JSON.parse(body)).not.toEqual([]);
});

test("rejects an access token after its session ended: by logout, and by a new password elsewhere", async () => {
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await send("/rest/v1/orders?select=id&limit=1", { headers })).status;
  };
  const change = (token: string, password: string) =>
    send("/auth/v1/user", {
      method: "PUT",
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: JSON.stringify({ password }),
    });
  const [left, other, own] = [await signIn(shop), await signIn(shop), await signIn(shop)];
  for (const token of [left, other, own]) expect(await read(token)).toBe(200);
  const headers = { authorization: `Bearer ${left}` };
  const { status } = await send("/auth/v1/logout?scope=local", { method: "POST", headers });
  expect(status).toBe(204);
  expect(await read(left)).toBe(401);
  expect(await read(other)).toBe(200);
  expect((await change(own, "another-long-password")).status).toBe(200);
  expect(await read(other)).toBe(401);
  expect(await read(own)).toBe(200);
  expect((await change(own, OWNER.password)).status).toBe(200);
});

test("slows the owner's sign-in under strangers in a dozen networks, and never rejects it", async () => {
  const signedIn = await askSignIn("192.0.2.1", PASSWORD, {
    email: OWNER_EMAIL,
    password: OWNER.password,
  });
  const session = JSON.parse(signedIn.body) as { refresh_token: string };
  const network = (attempt: number) => `198.18.${attempt % 13}.${1 + (attempt % 3)}`;
  const crowd = Array.from({ length: 120 }, (_, attempt) => [
    askSignIn(network(attempt), PASSWORD, { email: `${attempt}@example.com`, password: "a guess" }),
    askSignIn(network(attempt), REFRESH, { refresh_token: `made-up-${attempt}` }),
    askSignIn(network(attempt), "/auth/v1/recover", { email: `${attempt}@example.com` }),
    askSignIn(network(attempt), PASSWORD, { email: OWNER_EMAIL, password: `guess ${attempt}` }),
  ]).flat();
  const begun = performance.now();
  const asked = [
    await askSignIn("203.0.114.1", PASSWORD, { email: OWNER_EMAIL, password: OWNER.password }),
    await askSignIn("203.0.114.1", REFRESH, { refresh_token: session.refresh_token }),
    await askSignIn("203.0.114.1", "/auth/v1/recover", { email: OWNER_EMAIL }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const link = { type: "recovery", token_hash: "unknown" };
  expect((await askSignIn("203.0.114.1", "/auth/v1/verify", link)).status).toBe(403);
  expect(performance.now() - begun).toBeLessThan(30_000);
  const statuses = new Set((await Promise.all(crowd)).map(({ status }) => status));
  expect(statuses).toContain(429);
  expect([...statuses].filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
});
