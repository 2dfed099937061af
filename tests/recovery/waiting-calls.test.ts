import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type JourneyBackend, startSupabaseProcess } from "../fixtures/journey-backend.ts";
import { openFaultyProxy } from "./faulty-proxy.ts";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { payAndReturn } from "./purchases.ts";

const READERS = 300;
/** The shop's limit of concurrent reads (`database-bulkheads`). */
const CALLS_AT_ONCE = 16;

let backend: JourneyBackend;
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>;
let shop: FaultyShop;

beforeAll(async () => {
  backend = await startSupabaseProcess();
  const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY } = backend.settings;
  proxy = await openFaultyProxy(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY);
  shop = await openFaultyShop({
    ...backend.settings,
    SUPABASE_URL: proxy.url,
    PAYPHONE_SANDBOX: "1",
    TRUSTED_PROXIES: "1",
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), "gemma-luce-waiting-")),
  });
});
afterAll(async () => {
  proxy.setMode("open");
  await shop.close();
  await proxy.close();
  await backend.close();
});

test("limits the waiting calls of many readers, and lets a payment through", async () => {
  proxy.setMode("unresponsive to readers");
  const crowd = Array.from({ length: READERS }, async (_, index) => {
    const headers = { "x-forwarded-for": `203.0.113.${index % 250}` };
    const answer = await fetch(`${shop.url()}/shop?q=silk${index}`, { headers });
    await answer.arrayBuffer();
  });
  await waitUntil("readers wait", async () => proxy.maxUnanswered() >= CALLS_AT_ONCE);
  await payAndReturn(shop, "ana@example.com");
  await Promise.all(crowd);
  // The proxy may see the end of timed-out calls after their successors.
  expect(proxy.maxUnanswered()).toBeLessThanOrEqual(2 * CALLS_AT_ONCE);
  proxy.setMode("open");
  const reader = await waitUntil(
    "the shop is read again",
    () => fetch(`${shop.url()}/shop?q=silk`),
    ({ status }) => status === 200,
  );
  expect(await reader.text()).toContain("Silk Wrap Dress");
});
