import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { noNewsletter } from "#app/data/newsletter.ts";
import { noOrderLookup } from "#app/data/order-lookup.ts";
import { noReviews } from "#app/data/reviews.ts";
import type { Stock } from "#app/data/stock.ts";
import { noStockRequests } from "#app/data/stock-requests.ts";
import { createClientLimits } from "../http/client-limits.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { createShopMetrics } from "../http/metrics/shop-metrics.ts";
import { noOrderPayments } from "../payment/create-order-payments.ts";
import { noPaymentDesk } from "../payment/no-payment-desk.ts";
import { createPages } from "./pages.ts";

/** A request without the optional headers. */
const PLAIN = {
  headers: {},
  client: () => "203.0.113.7",
};
const WORDS = "<p>Gemma Luce</p>".repeat(100);
const POLICY = "script-src 'self' 'nonce-abc'; object-src 'none'";
const PAGE_WITH_SCRIPTS =
  '<head><link rel="modulepreload" nonce="abc" href="/a.js"/></head>' +
  '<body><script nonce="abc">start()</script><script>steal()</script></body>';

function openPages({ room = 10 } = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const state = { isHeld: false, isStale: false, rendered: 0, page: WORDS, policy: POLICY };
  const listCategories = async () => ({
    value: [],
    source: state.isStale ? ("stale" as const) : ("database" as const),
  });
  const catalogue = { ...withSource(sampleCatalogue(), "database"), listCategories };
  const pages = createPages({
    shop: {
      catalogue,
      stock: { findFree: async () => null } as unknown as Stock,
      newsletter: noNewsletter(),
      stockRequests: noStockRequests(),
      reviews: noReviews(),
      supabaseAccess: null,
      retention: { checkoutDays: 30, mailDays: 90 },
      paymentDesk: noPaymentDesk,
      orderPayments: noOrderPayments,
      orderLookup: noOrderLookup(),
    },
    async render(_request, shop) {
      state.rendered += 1;
      await shop.catalogue.listCategories();
      if (state.isHeld) await released;
      const { page, policy } = state;
      const type = "text/html; charset=utf-8";
      return new Response(page, {
        headers: { "content-type": type, "content-security-policy": policy },
      });
    },
    version: { current: (matter) => `1/${matter}`, invalidate() {} },
    url: "http://shop.test",
    limits: createClientLimits(20),
    keys: {
      hash: () => null,
      isOwnReference: (reference) => reference === "GL-own",
      isOwnPayToken: () => false,
      isOwnReviewToken: () => false,
    },
    renderLimit: createConcurrencyLimit(room, 32),
    metrics: createShopMetrics({ database: null, embedded: null }),
  });
  const ask = (path: string, method = "GET", client = "203.0.113.7") =>
    pages.answer(
      new Request(`http://shop.test${path}`, { method, headers: { "accept-encoding": "br" } }),
      client,
    );
  return { pages, ask, state, release };
}

test("compresses a whole page", async () => {
  const answer = await openPages().ask("/checkout");
  expect(answer.headers.get("content-encoding")).toBe("br");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(WORDS);
});

test.each([
  ["/checkout", true],
  ["/es/checkout", true],
  ["/orders", false],
])("%s preloads its scripts at once: %s", async (path, isEager) => {
  const { ask, state } = openPages();
  const link = '<link rel="modulepreload" href="/a.js"/>';
  state.page = `<head>${link}</head><body></body>`;
  const bytes = new Uint8Array(await (await ask(path)).arrayBuffer());
  expect(brotliDecompressSync(bytes).toString().includes(link)).toBe(isEager);
});

/** Return a page from the cache, its policy, and the hashes of all inline scripts that it has. */
async function readCached({ pages }: ReturnType<typeof openPages>, url: string) {
  const answer = await pages.cache?.answer({ ...PLAIN, url }, () => {});
  const html = (await answer?.text()) ?? "";
  const hashes = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  const { headers } = answer ?? new Response();
  return {
    html,
    hashes,
    policy: headers.get("content-security-policy"),
    etag: headers.get("etag"),
  };
}

test.each(["/checkout", "/es/checkout?step=payment"])(
  "%s is cached with the hashes of its own scripts in place of a nonce",
  async (url) => {
    const opened = openPages();
    opened.state.page = PAGE_WITH_SCRIPTS;
    const { html, hashes, policy } = await readCached(opened, url);
    const [preloading, start, injected] = hashes;
    expect(policy).toBe(`script-src 'self' ${preloading} ${start}; object-src 'none'`);
    expect(policy).not.toContain(injected);
    expect(html).not.toContain("nonce");
    expect(html).toContain('<link rel="modulepreload" href="/a.js"/>');
    await readCached(opened, url);
    expect(opened.state.rendered).toBe(1);
  },
);

test("keeps the nonce of cached pages on which only the shop's scripts run", async () => {
  const opened = openPages();
  opened.state.page = PAGE_WITH_SCRIPTS;
  const { html, policy } = await readCached(opened, "/shop");
  expect(policy).toBe(POLICY);
  expect(html).toContain('<script nonce="abc">start()');
});

test("changes the entity tag of checkout with its policy or its content, and only then", async () => {
  const tagOf = async (policy: string, page: string) => {
    const opened = openPages();
    Object.assign(opened.state, { policy, page });
    return (await readCached(opened, "/checkout")).etag;
  };
  const tag = await tagOf(POLICY, PAGE_WITH_SCRIPTS);
  const rendering = (text: string) => text.replaceAll("abc", "def");
  expect(await tagOf(rendering(POLICY), rendering(PAGE_WITH_SCRIPTS))).toBe(tag);
  expect(await tagOf(`${POLICY}; base-uri 'none'`, PAGE_WITH_SCRIPTS)).not.toBe(tag);
  expect(await tagOf(POLICY, `${PAGE_WITH_SCRIPTS}!`)).not.toBe(tag);
});

test.each(["/confirmation?id=1", "/es/confirmation", "/confirmation.data"])(
  "streams %s",
  async (path) => {
    const answer = await openPages().ask(path);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(WORDS);
  },
);

test("rejects pages over the concurrency limit, and never payments", async () => {
  const { pages, ask, state, release } = openPages({ room: 1 });
  state.isHeld = true;
  const inside = ask("/admin");
  for (const [path, method] of [
    ["/admin", "GET"],
    ["/admin", "HEAD"],
    ["/orders", "POST"],
    ["/nowhere", "POST"],
    ["/checkout", "GET"],
    ["/confirmation?id=1&clientTransactionId=GL-invented", "GET"],
    ["/confirmation.data", "GET"],
  ]) {
    const rejected = await ask(path ?? "", method);
    expect([rejected.status, rejected.headers.get("retry-after")], path).toEqual([503, "5"]);
  }
  const request = { url: "/", ...PLAIN };
  expect((await pages.cache?.answer(request, () => {}))?.status).toBe(503);
  const payments = [
    ask("/checkout.data", "POST"),
    ask("/es/confirmation?id=1&clientTransactionId=GL-own"),
  ];
  release();
  for (const answer of await Promise.all([inside, ...payments])) expect(answer.status).toBe(200);
  // The slot is released, and a rejected page is rendered after all.
  expect((await pages.cache?.answer(request, () => {}))?.status).toBe(200);
});

test("limits payment requests per reference and per client", async () => {
  const { ask, state } = openPages();
  const returned = "/confirmation?id=1&clientTransactionId=GL-own";
  for (let count = 0; count < 30; count += 1) expect((await ask(returned)).status).toBe(200);
  const rejected = await ask(returned);
  expect([rejected.status, Number(rejected.headers.get("retry-after")) > 0]).toEqual([429, true]);
  for (let count = 0; count < 100; count += 1) {
    expect((await ask("/checkout.data", "POST")).status).toBe(200);
  }
  const { rendered } = state;
  expect((await ask("/checkout.data", "POST")).status).toBe(429);
  expect(state.rendered).toBe(rendered);
});

test("limits the renderings of one client", async () => {
  const { ask, state, release } = openPages({ room: 64 });
  state.isHeld = true;
  const held = Array.from({ length: 33 }, () => ask("/orders"));
  expect((await held.at(-1))?.status).toBe(503);
  const other = ask("/orders", "GET", "203.0.113.8");
  release();
  expect((await other).status).toBe(200);
  for (const answer of await Promise.all(held.slice(0, 32))) expect(answer.status).toBe(200);
});

test("limits the cached pages that one client has rendered", async () => {
  const { pages, ask, state, release } = openPages({ room: 64 });
  state.isHeld = true;
  const read = async (search: string, client: string) =>
    pages.cache?.answer({ ...PLAIN, url: `/shop?q=${search}`, client: () => client }, () => {});
  const held = Array.from({ length: 64 }, (_, index) => read(`word${index}`, "203.0.113.7"));
  for (const answer of await Promise.all(held.slice(32))) expect(answer?.status).toBe(503);
  const others = [ask("/checkout", "GET", "203.0.113.8"), read("silk", "203.0.113.8")];
  // A page that is being rendered already takes no other share.
  const joined = read("word0", "203.0.113.7");
  release();
  for (const answer of await Promise.all([...others, joined, ...held.slice(0, 32)]))
    expect(answer?.status).toBe(200);
});

test("does not cache a page with stale data, even if the database is back by its end", async () => {
  const { pages, state } = openPages();
  const request = { url: "/", ...PLAIN };
  const ask = async () => pages.cache?.answer(request, () => {});
  state.isStale = true;
  expect((await ask())?.headers.get("cache-control")).toBe("no-store");
  state.isStale = false;
  await ask();
  expect(state.rendered).toBe(2);
  await ask();
  expect(state.rendered).toBe(2);
});

test("sends no-store with a page of stale data", async () => {
  const { ask, state } = openPages();
  expect((await ask("/shop")).headers.get("cache-control")).toBeNull();
  state.isStale = true;
  expect((await ask("/shop")).headers.get("cache-control")).toBe("no-store");
});

test("counts concurrent requests although rendering is synchronous", async () => {
  const { pages } = openPages({ room: 3 });
  const answers: (Promise<Response | null | undefined> | undefined)[] = [];
  for (let index = 0; index < 5; index += 1) {
    const request = { url: `/products/piece-${index}`, ...PLAIN };
    answers.push(Promise.resolve(pages.cache?.answer(request, () => {})));
    // As between two sockets read in one iteration of the event loop: synchronous work ends here.
    for (let step = 0; step < 100; step += 1) await null;
  }
  const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
  expect(statuses).toEqual([200, 200, 200, 503, 503]);
});
