import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { BLAZER, resetPurchases, startCheckout, tryCheckout } from "./sample-bag.ts";

const ALL = [{ ...BLAZER, quantity: 5 }];

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetPurchases(shop));
afterAll(() => shop.close());

test("frees the hold of an attempt whose answer was lost, by its key alone", async () => {
  const attemptKey = crypto.randomUUID();
  const references = new Set<string>();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    references.add((await startCheckout(shop, ALL, { attemptKey })).reference);
  }
  expect(references.size).toBe(5);
  const stranger = await tryCheckout(shop, ALL, { attemptKey: crypto.randomUUID() });
  expect(stranger.body.details).toBe("OUT_OF_STOCK");
});

test("keeps the hold of an attempt whose payment is being confirmed", async () => {
  const attemptKey = crypto.randomUUID();
  const { reference } = await startCheckout(shop, ALL, { attemptKey });
  await shop.rpc("server", "pin_checkout", { reference, transaction_id: "7" });
  const next = await tryCheckout(shop, ALL, { attemptKey });
  expect(next.body.details).toBe("OUT_OF_STOCK");
});

test("holds the units of one of many attempts that are made at once", async () => {
  const attemptKey = crypto.randomUUID();
  const starts = Array.from({ length: 4 }, () => startCheckout(shop, ALL, { attemptKey }));
  expect(await Promise.all(starts)).toHaveLength(4);
});

test("forgets the key of an attempt that has ended", async () => {
  const { reference } = await startCheckout(shop, ALL, { attemptKey: crypto.randomUUID() });
  await shop.rpc("server", "fail_checkout", { reference, failure: "cancelled" });
  const kept = "select attempt_key from public.checkouts where reference = $1";
  expect(await shop.sql(kept, [reference])).toMatchObject([{ attempt_key: null }]);
});
