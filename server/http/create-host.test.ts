import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "../backend.ts";
import { createShopMetrics } from "../metrics/shop-metrics.ts";
import { createClientLimits } from "./client-limits.ts";
import { createHost } from "./create-host.ts";
import type { StaticFiles } from "./static-files.ts";
import { watchRoutes } from "./watch-routes.ts";
import { createWorkGate } from "./work-gate.ts";

const TOKEN = "a-token-of-sixteen";
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A backend whose database answers what it is told to. */
function backendOf(embedded: (request: Request) => Promise<Response>): Backend {
  return { way: "embedded", clients: null, embedded: { fetch: embedded } } as unknown as Backend;
}

type Options = {
  embedded?: (request: Request) => Promise<Response>;
  trustedProxies?: number;
  databaseRoom?: number;
  isStopping?: boolean;
  files?: StaticFiles;
};

async function openHost(options: Options = {}) {
  const { embedded = async () => Response.json([]), trustedProxies = 0 } = options;
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const backend = backendOf(embedded);
  const metrics = createShopMetrics(backend);
  const host = createHost({
    backend,
    pages: { cache: null, answer: async (request) => new Response(await request.text()) },
    sandbox: null,
    files: options.files ?? null,
    api: new Hono<{ Bindings: HttpBindings }>().post("*", async ({ req }) =>
      req.header("authorization") === "Bearer wrong"
        ? Response.json({}, { status: 401 })
        : Response.json((await req.arrayBuffer()).byteLength),
    ),
    cards: new Hono(),
    watch: watchRoutes({
      backend,
      version: "1.2.3",
      metrics,
      metricsToken: TOKEN,
      isStopping: () => options.isStopping ?? false,
    }),
    limits: createClientLimits(20),
    gate: createWorkGate(options.databaseRoom ?? 10),
    metrics,
    logger,
    site: { supabaseOrigin: null, isSecure: false },
    url: "http://shop.test",
    trustedProxies,
  });
  const listener = getRequestListener((request, bindings) =>
    host.fetch(request, bindings as HttpBindings),
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init?: RequestInit) =>
    fetch(url + path, { redirect: "manual", ...init });
  return { ask, logger, metrics };
}

test.each([
  ["/"],
  ["/nowhere"],
  ["/healthz"],
  ["/readyz"],
  ["/metrics"],
  ["/rest/v1/products"],
  ["/auth/v1/health"],
  ["/storage/v1/object/public/product-images/a.jpg"],
  ["/an-address-that-is-too-long?", "x".repeat(9000)],
])("%s answers with the headers every answer carries", async (path, more = "") => {
  const { ask } = await openHost();
  const { headers } = await ask(path + more);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "origin-when-cross-origin",
    "x-request-id": expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

test("a change that a foreign page asks for is refused, and one of our own is not", async () => {
  const { ask } = await openHost();
  const post = (headers: Record<string, string>) =>
    ask("/checkout", { method: "POST", body: "x", headers }).then(({ status }) => status);
  expect(await post({ origin: "https://evil.example" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(await post({ origin: "http://shop.test" })).toBe(200);
  expect(await post({})).toBe(200);
});

test("whoever sent too much hears so on a connection that goes on", async () => {
  const { ask } = await openHost();
  for (let times = 0; times < 20; times += 1) {
    const refused = await ask("/checkout", { method: "POST", body: "x".repeat(200_000) });
    expect([refused.status, refused.headers.get("connection")]).toEqual([413, "keep-alive"]);
    expect((await ask("/nowhere")).status).toBe(200);
  }
});

test("a picture may be larger than a form, and nothing else of the API", async () => {
  const { ask } = await openHost();
  const body = "x".repeat(300_000);
  const pictures = await ask("/api/products/a-product/pictures", { method: "POST", body });
  expect(await pictures.json()).toBe(body.length);
  expect((await ask("/api/orders/1/reversal", { method: "POST", body })).status).toBe(413);
  const foreign = { origin: "https://evil.example" };
  const theirs = { method: "POST", body: "x", headers: foreign };
  expect((await ask("/api/products/a-product/pictures", theirs)).status).toBe(403);
});

test("no more is read than anything of the shop takes, told or untold", async () => {
  const { ask } = await openHost();
  const large = "x".repeat(70_000);
  const untold = new Response(large).body;
  expect((await ask("/checkout", { method: "POST", body: large })).status).toBe(413);
  expect(
    (await ask("/checkout", { method: "POST", body: untold, duplex: "half" } as RequestInit))
      .status,
  ).toBe(413);
  expect((await ask("/rest/v1/products", { method: "POST", body: large })).status).toBe(200);
  const larger = await ask("/checkout", { method: "POST", body: "x".repeat(2_000_000) });
  expect([larger.status, larger.headers.get("connection")]).toEqual([413, "close"]);
  expect((await ask(`/?${"x".repeat(9000)}`)).status).toBe(414);
});

async function guess(
  ask: Awaited<ReturnType<typeof openHost>>["ask"],
  times: number,
  path = "/auth/v1/token?grant_type=password",
  headersOf: (attempt: number) => Record<string, string> = () => ({}),
) {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const answer = await ask(path, { method: "POST", body: "{}", headers: headersOf(attempt) });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  return statuses;
}

test("ten wrong passwords, and no more, whatever address the client claims to have", async () => {
  const { ask } = await openHost({ embedded: async () => Response.json({}, { status: 400 }) });
  const forged = (attempt: number) => ({ "x-forwarded-for": `203.0.113.${attempt}` });
  const statuses = await guess(ask, 12, "/auth/v1/token?grant_type=password", forged);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test("rejects a client with sixty wrong tokens before anybody is asked who it is", async () => {
  const { ask } = await openHost();
  const wrong = () => ({ authorization: "Bearer wrong" });
  const right = () => ({ authorization: "Bearer right" });
  const path = "/api/orders/1/reversal";
  expect(new Set(await guess(ask, 70, path, right))).toEqual(new Set([200]));
  expect(await guess(ask, 62, path, wrong)).toEqual([...Array(60).fill(401), 429, 429]);
});

test("behind our own proxy each client has its own count", async () => {
  const { ask } = await openHost({
    embedded: async () => Response.json({}, { status: 400 }),
    trustedProxies: 1,
  });
  const clients = (attempt: number) => ({ "x-forwarded-for": `6.6.6.6, 203.0.113.${attempt % 2}` });
  const statuses = await guess(ask, 22, "/auth/v1/token?grant_type=password", clients);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("who signs in rightly is never counted, nor is a session that is renewed", async () => {
  const { ask } = await openHost();
  expect(new Set(await guess(ask, 15))).toEqual(new Set([200]));
  expect(new Set(await guess(ask, 15, "/auth/v1/token?grant_type=refresh_token"))).toEqual(
    new Set([200]),
  );
});

test.each([
  ["/auth/v1/recover", 5],
  ["/rest/v1/rpc/subscribe", 10],
  ["/rest/v1/rpc/start_checkout", 20],
])("%s has room for %i", async (path, room) => {
  const { ask } = await openHost();
  const statuses = await guess(ask, room + 1, path);
  expect(statuses).toEqual([...Array(room).fill(200), 429]);
});

test("more calls than there is room for are turned away at once, and the others are answered", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { ask, metrics } = await openHost({
    databaseRoom: 3,
    embedded: async () => {
      await released;
      return Response.json([]);
    },
  });
  const waiting = Array.from({ length: 3 }, () => ask("/rest/v1/products"));
  let refused = await ask("/healthz");
  await expect
    .poll(async () => {
      refused = await Promise.race([ask("/rest/v1/products"), released.then(() => refused)]);
      return refused.status;
    })
    .toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  release();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(await metrics.registry.write()).toContain('shop_refused_total{reason="crowd"}');
});

test("a stored picture is kept for good by its own name, and one that is not there is not", async () => {
  const { ask } = await openHost({
    embedded: async ({ url }) =>
      new Response(null, {
        status: url.includes("gone") ? 404 : 200,
        headers: { "cache-control": "no-cache" },
      }),
  });
  const folder = "/storage/v1/object/public/product-images/a0000000-0000-4000-8000-000000000002";
  const cacheOf = async (name: string) =>
    (await ask(`${folder}/${name}`)).headers.get("cache-control");
  expect(await cacheOf("b0000000-0000-4000-8000-000000000002-1200.jpg")).toContain("immutable");
  expect(await cacheOf("b0000000-0000-4000-8000-000000000002-1200.jpg?gone")).toBe("no-cache");
  expect(await cacheOf("portrait.jpg")).toBe("no-cache");
});

test("the metrics are for who has the token", async () => {
  const { ask } = await openHost();
  expect((await ask("/metrics")).status).toBe(401);
  const wrong = await ask("/metrics", { headers: { authorization: "Bearer a-token-of-sixteem" } });
  expect(wrong.status).toBe(401);
  const answer = await ask("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(await answer.text()).toMatch(/shop_requests_total\{route="watch",status="401"\} 2/);
});

test("a shop that is stopping is alive but not ready", async () => {
  const { ask } = await openHost({ isStopping: true });
  expect((await ask("/healthz")).status).toBe(200);
  const ready = await ask("/readyz");
  expect([ready.status, await ready.json()]).toEqual([503, { status: "stopping" }]);
});

test("a failure is logged under the request's id, without the query or who asked", async () => {
  const { ask, logger } = await openHost({
    embedded: async () => {
      throw new Error("the database broke");
    },
  });
  const answer = await ask("/rest/v1/orders?email=eq.ana@example.com", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("broke");
  const logged = JSON.stringify(logger.error.mock.calls);
  expect(logged).toContain("/rest/v1/orders");
  expect(logged).not.toMatch(/ana@example|203\.0\.113|127\.0\.0\.1/);
});

test("a file that is kept for ever has no id: nobody asks what became of its answer", async () => {
  const caching = new Map([
    ["/assets/shop-1a2b3c4d.js", "public, max-age=31536000, immutable"],
    ["/favicon-32.png", "public, max-age=86400"],
  ]);
  const { ask } = await openHost({
    files: async ({ path }) => {
      const control = caching.get(path);
      return control ? new Response("", { headers: { "Cache-Control": control } }) : null;
    },
  });
  const answers = await Promise.all(Array.from(caching.keys(), (path) => ask(path)));
  expect(answers.map(({ headers }) => headers.has("x-request-id"))).toEqual([false, true]);
});

test("an id is taken over from our own proxy only", async () => {
  const headers = { "x-request-id": "proxy-made-this" };
  const plain = await (await openHost()).ask("/healthz", { headers });
  expect(plain.headers.get("x-request-id")).not.toBe("proxy-made-this");
  const proxied = await (await openHost({ trustedProxies: 1 })).ask("/healthz", { headers });
  expect(proxied.headers.get("x-request-id")).toBe("proxy-made-this");
});
