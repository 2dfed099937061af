import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CacheOutcome } from "../../http/metrics/shop-metrics.ts";
import { createPageCache } from "./page-cache.ts";

const FRESH_FOR = 600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function setUp(options: { maxBytes?: number } = {}) {
  const state = {
    version: "1" as string | null,
    renders: 0,
    pageLength: 2000,
    words: "",
    rendered: [] as string[],
    headers: {} as Record<string, string>,
    status: 200,
    failing: false,
  };
  let hold: Promise<void> = Promise.resolve();
  const cache = createPageCache({
    version: {
      current: (matter) => (state.version === null ? null : `${state.version}/${matter}`),
      invalidate() {},
    },
    async render(url) {
      state.renders += 1;
      state.rendered.push(url);
      const words = `<p>${url} of ${state.version}, rendering ${state.renders}</p>${state.words}`;
      await hold;
      if (state.failing) throw new Error("the renderer failed");
      return new Response(words.padEnd(state.pageLength, "."), {
        status: state.status,
        headers: { "content-type": "text/html", "cache-control": "no-cache", ...state.headers },
      });
    },
    maxBytes: options.maxBytes ?? 1_000_000,
    maxAgeMs: FRESH_FOR,
  });
  const outcomes: CacheOutcome[] = [];
  const ask = async (url: string, headers: IncomingHttpHeaders = {}) =>
    cache.answer({ url, headers, client: () => "203.0.113.7" }, (outcome) =>
      outcomes.push(outcome),
    );
  const text = async (url: string) => (await ask(url))?.text();
  return {
    state,
    cache,
    outcomes,
    ask,
    text,
    holdUp() {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
  };
}

test("renders a page once, whatever a campaign adds to its URL", async () => {
  const { state, text, outcomes } = setUp();
  const first = await text("/shop?category=dresses");
  expect(await text("/shop?utm_source=mail&category=dresses")).toBe(first);
  expect(state.rendered).toEqual(["/shop?category=dresses"]);
  expect(outcomes).toEqual(["rendered", "hit"]);
});

test("renders again after a change", async () => {
  const { state, text } = setUp();
  await text("/");
  state.version = "2";
  expect(await text("/")).toContain("of 2");
  expect(state.renders).toBe(2);
});

test("renders once for a thousand concurrent requests", async () => {
  const { state, text, holdUp } = setUp();
  const letGo = holdUp();
  const answers = Array.from({ length: 1000 }, () => text("/"));
  letGo();
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(state.renders).toBe(1);
});

test("never joins a rendering that started before a change", async () => {
  const { state, text, holdUp } = setUp();
  const letGo = holdUp();
  const before = text("/");
  state.version = "2";
  const after = text("/");
  letGo();
  expect([await before, await after]).toEqual([
    expect.stringContaining("of 1"),
    expect.stringContaining("of 2"),
  ]);
  expect(await text("/")).toContain("of 2");
});

test("serves an old page of an unchanged catalogue and refreshes it in the background", async () => {
  const { text, outcomes } = setUp();
  await text("/");
  vi.advanceTimersByTime(FRESH_FOR);
  expect(await text("/")).toContain("rendering 1");
  await expect.poll(() => text("/")).toContain("rendering 2");
  expect(outcomes.slice(0, 2)).toEqual(["rendered", "behind"]);
});

test("keeps the page when its refresh fails", async () => {
  const { state, text } = setUp();
  await text("/");
  vi.advanceTimersByTime(FRESH_FOR);
  state.failing = true;
  await text("/");
  expect(await text("/")).toContain("rendering 1");
});

test.each([
  ["an error", { status: 500 }],
  ["a missing page", { status: 404 }],
  ["a redirect", { status: 302 }],
  ["a response for one reader only", { headers: { "set-cookie": "a=b" } }],
  ["a response that must not be stored", { headers: { "cache-control": "no-store" } }],
])("serves %s without caching it", async (_name, given) => {
  const { state, ask } = setUp();
  Object.assign(state, given);
  expect((await ask("/"))?.status).toBe(state.status);
  await ask("/");
  expect(state.renders).toBe(2);
});

test("leaves a redirect to the routes when its key dropped a part of the query", async () => {
  const { state, ask } = setUp();
  Object.assign(state, { status: 301, headers: { location: "/products/new" } });
  expect((await ask("/products/old"))?.headers.get("location")).toBe("/products/new");
  expect(await ask("/products/old?utm_source=mail")).toBeNull();
});

test("serves and renders nothing while the version is unknown", async () => {
  const { state, ask } = setUp();
  await ask("/");
  state.version = null;
  expect(await ask("/")).toBeNull();
  expect(state.renders).toBe(1);
});

test("ignores URLs that are not public pages", async () => {
  const { ask } = setUp();
  for (const url of [
    "/orders/GL-1",
    "/confirmation?id=1",
    "/admin",
    "/?transactionId=1&status=success",
    "/?status=success&note=?&transactionId=1",
  ]) {
    expect(await ask(url)).toBeNull();
  }
});

test("sends one weak ETag for all encodings, and 304 when it matches", async () => {
  const { ask, text } = setUp();
  const plain = await text("/");
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  const tags = new Set<string | null>();
  for (const encoding of ["br", "gzip"] as const) {
    const answer = await ask("/", { "accept-encoding": encoding });
    expect(answer?.headers.get("content-encoding")).toBe(encoding);
    expect(answer?.headers.get("vary")).toBe("Accept-Encoding");
    const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect(decode[encoding](bytes).toString()).toBe(plain);
    const etag = answer?.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    tags.add(etag);
    for (const sent of [etag, etag.replace("W/", ""), `"x", ${etag}`]) {
      const again = await ask("/", { "accept-encoding": encoding, "if-none-match": sent });
      expect([again?.status, await again?.text(), again?.headers.get("etag")]).toEqual([
        304,
        "",
        etag,
      ]);
    }
    const other = { "accept-encoding": encoding, "if-none-match": etag.replace('/"', '/"x') };
    expect((await ask("/", other))?.status).toBe(200);
  }
  expect(tags.size).toBe(1);
});

test("compresses a popular page as far as brotli can, beside its answers", async () => {
  const { cache, ask, text, state } = setUp();
  state.pageLength = 0;
  state.words = Array.from({ length: 4000 }, (_, index) => (index * 7919) % 1009).join(" ");
  const read = async () => {
    const answer = await ask("/", { "accept-encoding": "br" });
    return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  };
  const fast = await read();
  for (let request = 2; request < 8; request += 1) expect(await read()).toEqual(fast);
  const size = cache.store.calculatedSize;
  const isSmaller = async () => expect((await read()).length).toBeLessThan(fast.length * 0.98);
  await vi.waitFor(isSmaller, { timeout: 60_000 });
  expect(brotliDecompressSync(await read()).toString()).toBe(await text("/"));
  expect(cache.store.calculatedSize).toBeLessThanOrEqual(size);
  expect(state.renders).toBe(1);
});

test("lets a browser reuse a prefetched page for seconds, and revalidate all others", async () => {
  const { ask, state } = setUp();
  const lifeFor = async (purpose: string | undefined, ifNoneMatch?: string) => {
    const answer = await ask("/", { "sec-purpose": purpose, "if-none-match": ifNoneMatch });
    return [answer?.status, answer?.headers.get("cache-control")];
  };
  expect(await lifeFor("prefetch")).toEqual([200, "private, max-age=5"]);
  const etag = (await ask("/"))?.headers.get("etag") ?? "";
  expect(await lifeFor("prefetch", etag)).toEqual([304, "private, max-age=5"]);
  for (const purpose of [undefined, "", "unheard-of"]) {
    expect(await lifeFor(purpose)).toEqual([200, "no-cache"]);
  }
  state.version = "2";
  state.headers = { "cache-control": "no-store" };
  expect(await lifeFor("prefetch")).toEqual([200, "no-store"]);
});

test("keeps the cache within its bytes, encodings included", async () => {
  const { cache, ask } = setUp({ maxBytes: 20_000 });
  for (let page = 1; page <= 100; page += 1) {
    await ask(`/shop?page=${page}`, { "accept-encoding": "br" });
    expect(cache.store.calculatedSize).toBeLessThanOrEqual(20_000);
  }
  expect(cache.store.size).toBeGreaterThan(5);
});

test("evicts the least recently used page", async () => {
  const { state, text } = setUp({ maxBytes: 3 * 2100 });
  for (const path of ["/", "/shop", "/es", "/", "/es/shop", "/"]) await text(path);
  expect(state.rendered).toEqual(["/", "/shop", "/es", "/es/shop"]);
  await text("/shop");
  expect(state.renders).toBe(5);
});

test("serves a page larger than the cache without caching it or evicting others", async () => {
  const { state, cache, text } = setUp({ maxBytes: 3000 });
  await text("/");
  state.pageLength = 5000;
  await text("/shop");
  await text("/shop");
  await text("/");
  expect([state.rendered, cache.store.size]).toEqual([["/", "/shop", "/shop"], 1]);
});

test("counts the bytes of added encodings", async () => {
  const { cache, ask } = setUp();
  await ask("/");
  const before = cache.store.calculatedSize;
  const answer = await ask("/", { "accept-encoding": "gzip" });
  const grown = (await answer?.arrayBuffer())?.byteLength ?? 0;
  expect(cache.store.calculatedSize).toBe(before + grown);
});
