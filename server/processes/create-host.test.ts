import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "../database/backend.ts";
import { createClientLimits } from "../http/client-limits.ts";
import type { HostEnv } from "../http/host-env.ts";
import { createShopMetrics } from "../http/metrics/shop-metrics.ts";
import { monitoringRoutes } from "../http/monitoring-routes.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { StaticFiles } from "../pages/static-files.ts";
import { createHost } from "./create-host.ts";

const TOKEN = "a-token-of-sixteen";
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const BACKEND = { mode: "none", database: null } as unknown as Backend;

type Options = {
  supabase?: (client: string) => Response;
  trustedProxies?: number;
  isStopping?: boolean;
  files?: StaticFiles;
  page?: (request: Request) => Promise<Response>;
  cachedPage?: (client: string) => Response;
};

async function openHost(options: Options = {}) {
  const { supabase = () => Response.json([]), trustedProxies = 0, cachedPage } = options;
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const metrics = createShopMetrics(BACKEND);
  const host = createHost({
    unguarded: new Hono<HostEnv>()
      .all("/rest/v1/*", ({ env }) => supabase(env.client))
      .route(
        "/",
        monitoringRoutes({
          backend: BACKEND,
          version: "1.2.3",
          metrics,
          metricsToken: TOKEN,
          isStopping: () => options.isStopping ?? false,
        }),
      ),
    guarded: new Hono<HostEnv>().post("/api/*", async ({ req }) =>
      req.header("authorization") === "Bearer wrong"
        ? Response.json({}, { status: 401 })
        : Response.json((await req.arrayBuffer()).byteLength),
    ),
    pages: {
      cache: cachedPage
        ? { answer: ({ client }) => cachedPage(client()), store: { size: 0, calculatedSize: 0 } }
        : null,
      answer: options.page ?? (async (request) => new Response(await request.text())),
    },
    files: options.files ?? null,
    limits: createClientLimits(20),
    metrics,
    logger,
    plainHeaders: securityHeaders(
      { path: "/", nonce: null },
      { supabaseOrigin: null, isSecure: false },
    ),
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

test("logs and answers a file that cannot be read", async () => {
  const files = () => Promise.reject(new Error("ENOENT"));
  const { ask, logger } = await openHost({ files });
  const response = await ask("/favicon.ico");
  expect(response.status).toBe(500);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toContain("Something went wrong.");
  expect(logger.error).toHaveBeenCalledWith({ error: new Error("ENOENT") }, "a request failed");
});

test.each([
  ["/"],
  ["/nowhere"],
  ["/healthz"],
  ["/readyz"],
  ["/metrics"],
  ["/rest/v1/products"],
  ["/an-address-that-is-too-long?", "x".repeat(9000)],
])("%s responds with the security headers", async (path, more = "") => {
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

test.each([
  ["POST", "email=a"],
  ["POST", undefined],
  ["GET", undefined],
])("hides the origin of a %s with the body %s from the router", async (method, body) => {
  const page = async ({ headers }: Request) => new Response(headers.get("origin") ?? "none");
  const { ask } = await openHost({ page });
  // The router compares its scheme with our connection's, which is http behind a TLS proxy.
  const headers = { origin: "https://shop.test" };
  const response = await ask("/orders.data", { method, headers, ...(body && { body }) });
  expect(await response.text()).toBe("none");
});

test("rejects a cross-origin action", async () => {
  const { ask } = await openHost();
  const post = (headers: Record<string, string>) =>
    ask("/checkout", { method: "POST", body: "x", headers }).then(({ status }) => status);
  expect(await post({ origin: "https://evil.example" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(await post({ origin: "http://shop.test" })).toBe(200);
  expect(await post({})).toBe(200);
});

test("rejects a large body without closing the connection", async () => {
  const { ask } = await openHost();
  for (let times = 0; times < 20; times += 1) {
    const rejected = await ask("/checkout", { method: "POST", body: "x".repeat(200_000) });
    expect([rejected.status, rejected.headers.get("connection")]).toEqual([413, "keep-alive"]);
    expect((await ask("/nowhere")).status).toBe(200);
  }
});

test("accepts pictures larger than forms, and nothing else of the API", async () => {
  const { ask } = await openHost();
  const body = "x".repeat(300_000);
  const pictures = await ask("/api/products/a-product/pictures", { method: "POST", body });
  expect(await pictures.json()).toBe(body.length);
  expect((await ask("/api/orders/1/reversal", { method: "POST", body })).status).toBe(413);
  const foreign = { origin: "https://evil.example" };
  const theirs = { method: "POST", body: "x", headers: foreign };
  expect((await ask("/api/products/a-product/pictures", theirs)).status).toBe(403);
});

test.each([
  ["PUT", "/orders/x/proof"],
  ["PATCH", "/es/orders/x/proof"],
  ["DELETE", "/api/products/x/pictures"],
  ["PUT", "/api/payment-methods/transfer/picture"],
])("limits the body of a %s to the upload path %s", async (method, path) => {
  const { ask } = await openHost();
  expect((await ask(path, { method, body: "x".repeat(2_000_000) })).status).toBe(413);
});

test("limits bodies with and without a declared length", async () => {
  const { ask } = await openHost();
  const large = "x".repeat(70_000);
  const untold = new Response(large).body;
  expect((await ask("/checkout", { method: "POST", body: large })).status).toBe(413);
  expect(
    (await ask("/checkout", { method: "POST", body: untold, duplex: "half" } as RequestInit))
      .status,
  ).toBe(413);
  const larger = await ask("/checkout", { method: "POST", body: "x".repeat(2_000_000) });
  expect([larger.status, larger.headers.get("connection")]).toEqual([413, "close"]);
  expect((await ask(`/?${"x".repeat(9000)}`)).status).toBe(414);
});

test.each([
  [`/orders/GL-1700000000000-${"0".repeat(32)}%`],
  ["/es/shop%zz"],
  ["/%E0%A4"],
  ["http://evil.example/"],
])("answers the request target %s before any page", async (path) => {
  const page = vi.fn();
  const { metrics } = await openHost({ page, cachedPage: page });
  const rejected = vi.spyOn(metrics, "rejected");
  const { port } = (server as Server).address() as AddressInfo;
  const headers = { accept: "text/html", "accept-language": "es" };
  const sending = request({ port, path, headers }).end();
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
  expect(page).not.toHaveBeenCalled();
  expect(rejected).toHaveBeenCalledWith("target");
});

test("identifies a client of the Supabase proxy by trusted proxies only", async () => {
  const clients: string[] = [];
  const supabase = (client: string) => Response.json(clients.push(client));
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7" };
  await (await openHost({ supabase })).ask("/rest/v1/products", { headers });
  await (await openHost({ supabase, trustedProxies: 1 })).ask("/rest/v1/products", { headers });
  expect(clients).toEqual(["127.0.0.1", "203.0.113.7"]);
});

test("counts the renderings of cached pages by the same client", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7" };
  const cachedPage = (client: string) => new Response(client);
  const direct = await openHost({ cachedPage });
  expect(await (await direct.ask("/", { headers })).text()).toBe("127.0.0.1");
  const proxied = await openHost({ cachedPage, trustedProxies: 1 });
  expect(await (await proxied.ask("/", { headers })).text()).toBe("203.0.113.7");
});

test("rejects a client with sixty wrong tokens without asking Auth", async () => {
  const { ask } = await openHost();
  const repeat = async (times: number, token: string) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await ask("/api/orders/1/reversal", { method: "POST", body: "{}", headers });
      statuses.push(answer.status);
    }
    return statuses;
  };
  expect(new Set(await repeat(70, "right"))).toEqual(new Set([200]));
  expect(await repeat(62, "wrong")).toEqual([...Array(60).fill(401), 429, 429]);
});

test("answers metrics to the bearer of the token only", async () => {
  const { ask } = await openHost();
  expect((await ask("/metrics")).status).toBe(401);
  const wrong = await ask("/metrics", { headers: { authorization: "Bearer a-token-of-sixteem" } });
  expect(wrong.status).toBe(401);
  const answer = await ask("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(await answer.text()).toMatch(/shop_requests_total\{route="watch",status="401"\} 2/);
});

test("is alive but not ready while stopping", async () => {
  const { ask } = await openHost({ isStopping: true });
  expect((await ask("/healthz")).status).toBe(200);
  const ready = await ask("/readyz");
  expect([ready.status, await ready.json()]).toEqual([503, { status: "stopping" }]);
});

test("logs a failure with the request id, without query or client", async () => {
  const { ask, logger } = await openHost({
    supabase: () => {
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

test("logs a page that its client aborted without an error", async () => {
  const client = new AbortController();
  const { ask, logger } = await openHost({
    async page({ signal }) {
      client.abort();
      await vi.waitFor(() => expect(signal.aborted).toBe(true));
      return new Response(null, { status: 500 });
    },
  });
  await expect(ask("/shop", { signal: client.signal })).rejects.toThrow();
  const entry = expect.objectContaining({ path: "/shop", status: 499 });
  await vi.waitFor(() => expect(logger.debug).toHaveBeenCalledWith(entry, "answered"));
  expect(logger.error).not.toHaveBeenCalled();
});

test("logs an error of the program after the client has gone", async () => {
  const client = new AbortController();
  const bug = new Error("bug");
  const { ask, logger } = await openHost({
    async page({ signal }) {
      client.abort();
      await vi.waitFor(() => expect(signal.aborted).toBe(true));
      throw bug;
    },
  });
  await expect(ask("/shop", { signal: client.signal })).rejects.toThrow();
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(2));
  expect(logger.error).toHaveBeenCalledWith({ error: bug }, "a request failed");
  const entry = expect.objectContaining({ path: "/shop", status: 500 });
  expect(logger.error).toHaveBeenCalledWith(entry, "answered with an error");
});

test.each([
  ["a declared", { "content-length": 100 }],
  ["no declared", { "transfer-encoding": "chunked" }],
])(
  "logs a form of %s length that its client did not finish without an error",
  async (_, headers) => {
    const { logger } = await openHost();
    const { port } = (server as Server).address() as AddressInfo;
    const sending = request({ port, path: "/checkout", method: "POST", headers });
    sending.on("error", () => {});
    sending.write("half");
    await once(server as Server, "request");
    sending.destroy();
    const entry = expect.objectContaining({ path: "/checkout", status: 499 });
    await vi.waitFor(() => expect(logger.debug).toHaveBeenCalledWith(entry, "answered"));
    expect(logger.error).not.toHaveBeenCalled();
  },
);

test("sends no request id with immutable files", async () => {
  const caching = new Map([
    ["/assets/shop-1a2b3c4d.js", "public, max-age=31536000, immutable"],
    ["/favicon-32.png", "public, max-age=86400"],
  ]);
  const { ask } = await openHost({
    files: async (path) => {
      const control = caching.get(path);
      return control ? new Response("", { headers: { "Cache-Control": control } }) : null;
    },
  });
  const answers = await Promise.all(Array.from(caching.keys(), (path) => ask(path)));
  expect(answers.map(({ headers }) => headers.has("x-request-id"))).toEqual([false, true]);
});

test("accepts a request id of a trusted proxy only", async () => {
  const headers = { "x-request-id": "proxy-made-this" };
  const plain = await (await openHost()).ask("/healthz", { headers });
  expect(plain.headers.get("x-request-id")).not.toBe("proxy-made-this");
  const proxied = await (await openHost({ trustedProxies: 1 })).ask("/healthz", { headers });
  expect(proxied.headers.get("x-request-id")).toBe("proxy-made-this");
});
