import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createShopMetrics } from "../metrics/shop-metrics.ts";
import { createClientLimits } from "./client-limits.ts";
import { createPages } from "./pages.ts";
import type { Shop } from "./request-context.ts";
import { createWorkGate } from "./work-gate.ts";

const WORDS = "<p>Gemma Luce</p>".repeat(100);

function openPages({ room = 10 } = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const state = { isHeld: false };
  const pages = createPages({
    shop: { catalogue: { source: "database" } } as unknown as Shop,
    async render() {
      if (state.isHeld) await released;
      return new Response(WORDS, { headers: { "content-type": "text/html; charset=utf-8" } });
    },
    version: { current: (matter) => `1/${matter}`, touch() {} },
    url: "http://shop.test",
    limits: createClientLimits(20),
    gate: createWorkGate(room),
    metrics: createShopMetrics({ clients: null }),
  });
  const ask = (path: string, method = "GET") =>
    pages.answer(
      new Request(`http://shop.test${path}`, { method, headers: { "accept-encoding": "br" } }),
      "203.0.113.7",
    );
  return { pages, ask, state, release };
}

test("a whole page goes over the wire compressed", async () => {
  const answer = await openPages().ask("/checkout");
  expect(answer.headers.get("content-encoding")).toBe("br");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(WORDS);
});

test.each(["/confirmation?id=1", "/es/confirmation", "/confirmation.data"])(
  "%s is streamed as it comes",
  async (path) => {
    const answer = await openPages().ask(path);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(WORDS);
  },
);

test("when there is no room left pages are turned away at once, and payments are not", async () => {
  const { pages, ask, state, release } = openPages({ room: 1 });
  state.isHeld = true;
  const inside = ask("/admin");
  for (const [path, method] of [
    ["/admin", "GET"],
    ["/admin", "HEAD"],
    ["/orders", "POST"],
    ["/nowhere", "POST"],
    ["/checkout", "GET"],
  ]) {
    const refused = await ask(path ?? "", method);
    expect([refused.status, refused.headers.get("retry-after")], path).toEqual([503, "5"]);
  }
  const question = { address: "/", acceptEncoding: undefined, ifNoneMatch: undefined };
  expect((await pages.cache?.answer(question, () => {}))?.status).toBe(503);
  const payments = [ask("/checkout.data", "POST"), ask("/es/confirmation?id=1")];
  release();
  for (const answer of await Promise.all([inside, ...payments])) expect(answer.status).toBe(200);
  // Room is given back, and a page that was turned away is rendered after all.
  expect((await pages.cache?.answer(question, () => {}))?.status).toBe(200);
});
