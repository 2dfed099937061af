import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type JourneyBackend, startSupabaseProcess } from "../fixtures/journey-backend.ts";
import { openFaultyProxy } from "./faulty-proxy.ts";
import { type FaultyShop, openFaultyShop, until } from "./faulty-shop.ts";
import { payAndReturn } from "./purchases.ts";

const READERS = 300;
/** As many calls of readers as the shop has under way at once (`database-lanes`). */
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
  proxy.become("open");
  await shop.close();
  await proxy.close();
  await backend.close();
});

test("a crowd of readers keeps few calls waiting at the database, and a payment goes through meanwhile", async () => {
  proxy.become("deaf to readers");
  const crowd = Array.from({ length: READERS }, async (_, index) => {
    const headers = { "x-forwarded-for": `203.0.113.${index % 250}` };
    const answer = await fetch(`${shop.url()}/shop?q=silk${index}`, { headers });
    await answer.arrayBuffer();
  });
  await until("readers wait", async () => proxy.mostUnanswered() >= CALLS_AT_ONCE);
  await payAndReturn(shop, "ana@example.com");
  await Promise.all(crowd);
  // The proxy may learn of calls that timed out only after it has the ones that took their places.
  expect(proxy.mostUnanswered()).toBeLessThanOrEqual(2 * CALLS_AT_ONCE);
  proxy.become("open");
  const reader = await until(
    "the shop is read again",
    () => fetch(`${shop.url()}/shop?q=silk`),
    ({ status }) => status === 200,
  );
  expect(await reader.text()).toContain("Silk Wrap Dress");
});
