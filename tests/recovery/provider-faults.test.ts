import { afterAll, beforeAll, expect, test } from "vitest";
import { openFaultyProxy, type ProxyMode } from "./faulty-proxy.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findLosses } from "./find-losses.ts";
import { letWorkersFinish } from "./open-work.ts";
import { payAndReturn, payFor, postCheckout } from "./purchases.ts";
import { openSharedSandbox } from "./shared-sandbox.ts";

/** In `npm run soak`. The database tests cover each step without PayPhone daily. */
const IS_SOAK = process.env.KILL_IN_EVERY_WAY === "1";
const MODES: ProxyMode[] = ["down", "slow", "flapping"];

let sandbox: Awaited<ReturnType<typeof openSharedSandbox>>;
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>;
let shop: FaultyShop;

beforeAll(async () => {
  if (!IS_SOAK) return;
  sandbox = await openSharedSandbox();
  const provider = new URL(sandbox.setting);
  proxy = await openFaultyProxy(provider.origin);
  provider.port = new URL(proxy.url).port;
  shop = await openFaultyShop({ PAYPHONE_SANDBOX: String(provider) });
});
afterAll(async () => {
  if (!IS_SOAK) return;
  proxy.setMode("open");
  await shop.close();
  await proxy.close();
  await sandbox.close();
});

test.runIf(IS_SOAK).for(MODES)(
  "asks a paid shopper to wait while PayPhone is %s, and then creates the order and loses no payment",
  async (mode) => {
    const email = `paid-before-${mode}@example.com`;
    const { pathname, search } = new URL(await payFor(shop, email), shop.url());
    proxy.setMode(mode);
    const startedAt = performance.now();
    const answer = await fetch(`${shop.url()}${pathname}${search}`);
    const words = await answer.text();
    const answered = Math.round(performance.now() - startedAt);
    expect(answer.status).toBe(200);
    expect(words).not.toContain("Unexpected Server Error");
    if (mode === "down") expect(words).toContain("We could not reach PayPhone to confirm");
    // The shop still shows and holds products.
    expect((await fetch(shop.url())).status).toBe(200);
    expect((await postCheckout(shop, `during-${mode}@example.com`)).status).toBe(200);

    proxy.setMode("open");
    const again = performance.now();
    await letWorkersFinish(shop);
    const recovered = Math.round(performance.now() - again);
    expect(await shop.rest("GET", `orders?email=eq.${email}&select=id`)).toHaveLength(1);
    await payAndReturn(shop, `after-${mode}@example.com`);
    await letWorkersFinish(shop);
    expect(await findLosses(shop)).toEqual([]);
    const heading = /<h1[^>]*>([^<]*)/.exec(words)?.[1];
    console.log(
      `PayPhone ${mode}: "${heading}" after ${answered} ms; the order ${recovered} ms after it was back`,
    );
  },
);
