import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type JourneyBackend, startSupabaseProcess } from "../fixtures/journey-backend.ts";
import { openFaultyProxy, type ProxyMode, SLOW_MS } from "./faulty-proxy.ts";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { payFor, postCheckout } from "./purchases.ts";

const PAGES = {
  "/": "Silk Wrap Dress",
  "/shop": "Silk Wrap Dress",
  "/products/silk-wrap-dress": "Silk Wrap Dress",
  "/info/about": "Gemma Luce",
};
/** Only a failing test waits this long. */
const LONGEST_MS = 30_000;

let backend: JourneyBackend;
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>;
let shop: FaultyShop;

beforeAll(async () => {
  backend = await startSupabaseProcess();
  proxy = await openFaultyProxy(backend.settings.SUPABASE_URL ?? "");
  shop = await openFaultyShop({
    ...backend.settings,
    SUPABASE_URL: proxy.url,
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), "gemma-luce-faults-")),
  });
  for (const page of Object.keys(PAGES)) await (await fetch(`${shop.url()}${page}`)).text();
});
afterEach(() => proxy.setMode("open"));
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await backend.close();
});

const isSelling = async (email: string) => (await postCheckout(shop, email)).ok;

/** Read every page a few times; return the longest duration in milliseconds. */
async function readPages(): Promise<number> {
  let longest = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const [page, words] of Object.entries(PAGES)) {
      const start = performance.now();
      const answer = await fetch(`${shop.url()}${page}`, {
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      expect(answer.status, page).toBe(200);
      expect(await answer.text(), page).toContain(words);
      longest = Math.max(longest, performance.now() - start);
    }
  }
  return Math.round(longest);
}

test.for<ProxyMode>(["down", "slow", "flapping"])(
  "stays readable while the database is %s, and sells again afterwards",
  async (mode) => {
    expect(await isSelling(`before-${mode}@example.com`)).toBe(true);
    proxy.setMode(mode);
    const longest = await readPages();
    expect(longest).toBeLessThan(SLOW_MS);
    const start = performance.now();
    const rejected = await postCheckout(shop, `during-${mode}@example.com`);
    const answered = Math.round(performance.now() - start);
    const words = await rejected.text();
    if (mode !== "flapping") {
      expect(rejected.ok).toBe(false);
      expect(words).not.toContain("Unexpected Server Error");
    }
    proxy.setMode("open");
    const again = performance.now();
    await waitUntil("it sells again", () =>
      isSelling(`after-${mode}@example.com`).catch(() => false),
    );
    const recovered = Math.round(performance.now() - again);
    expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
    console.log(
      `database ${mode}: slowest page ${longest} ms; checkout answered ${rejected.status} after ${answered} ms; selling again after ${recovered} ms`,
    );
  },
);

test("asks a paid shopper not to pay again while the database is down, and shows the receipt afterwards", async () => {
  const { pathname, search } = new URL(await payFor(shop, "returned@example.com"), shop.url());
  const comeBack = async () => {
    const answer = await fetch(`${shop.url()}${pathname}${search}`);
    return { status: answer.status, words: await answer.text() };
  };
  proxy.setMode("down");
  const { status, words } = await comeBack();
  expect(status).toBe(200);
  expect(words).toContain("Please do not pay again");
  proxy.setMode("open");
  await waitUntil(
    "the receipt is shown",
    async () => (await comeBack()).words,
    (page) => page.includes("Grazie Mille"),
  );
});

test("confirms a payment whose receipt cannot be looked up", async () => {
  const { pathname, search } = new URL(await payFor(shop, "unread@example.com"), shop.url());
  proxy.setMode("without receipts");
  const words = await (await fetch(`${shop.url()}${pathname}${search}`)).text();
  expect(words).toContain("Grazie Mille");
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
});
