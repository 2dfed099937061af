import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { BLAZER, resetPurchases, startCheckout, tryCheckout } from "./sample-bag.ts";

const ALL = [{ ...BLAZER, quantity: 5 }];
/** Return the reference of an attempt at a time of its server's clock, in milliseconds. */
const at = (time: number) => `GL-${time}-${crypto.randomUUID().replaceAll("-", "")}`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql(
    `update public.payment_methods set is_enabled = true, instructions = 'Bank', instructions_es = 'Banco'
     where kind = 'transfer'`,
  );
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
  const next = await tryCheckout(shop, [BLAZER], { attemptKey });
  expect(next.body).toMatchObject({ details: "PAYMENT_UNDER_WAY", hint: reference });
  const stranger = await tryCheckout(shop, [BLAZER], { attemptKey: crypto.randomUUID() });
  expect(stranger.body.details).toBe("OUT_OF_STOCK");
});

test("starts nothing while an attempt that another tab has replaced is being confirmed", async () => {
  const attemptKey = crypto.randomUUID();
  const paid = await startCheckout(shop, [BLAZER], { attemptKey });
  const { reference } = await startCheckout(shop, [BLAZER], {
    attemptKey,
    replaces: paid.reference,
  });
  await shop.rpc("server", "pin_checkout", { reference: paid.reference, transaction_id: "7" });
  const next = await tryCheckout(shop, [BLAZER], { attemptKey, replaces: reference });
  expect(next.body).toMatchObject({ details: "PAYMENT_UNDER_WAY", hint: paid.reference });
});

test("starts nothing for a bag whose order awaits its payment, and names that order", async () => {
  const attemptKey = crypto.randomUUID();
  const { reference } = await startCheckout(shop, ALL, { attemptKey });
  const progress = async () =>
    (await shop.rpc("server", "find_payment_progress", { reference })).body;
  expect(await progress()).toEqual({ state: "open", transactionId: null });
  await shop.rpc("server", "await_payment", { reference, method: "transfer" });
  expect(await progress()).toEqual({ state: "awaiting", transactionId: null });
  for (const options of [{ attemptKey }, { replaces: reference }]) {
    const next = await tryCheckout(shop, ALL, options);
    expect(next.body).toMatchObject({ details: "PAYMENT_UNDER_WAY", hint: reference });
  }
  await shop.sql("update public.checkouts set expires_at = now()");
  await shop.rpc("server", "expire_awaiting_orders", { max_count: 1 });
  expect(await progress()).toEqual({ state: "over", transactionId: null });
  await startCheckout(shop, ALL, { attemptKey, replaces: reference });
});

test("rejects an attempt that arrives after a later one, and keeps the later one's hold", async () => {
  const attemptKey = crypto.randomUUID();
  const [first, second, third] = [at(1795000000000), at(1795000000001), at(1795000000002)];
  await startCheckout(shop, ALL, { attemptKey, reference: second });
  const late = await tryCheckout(shop, ALL, { attemptKey, reference: first });
  expect(late.body.details).toBe("CHECKOUT_REPLACED");
  const stranger = await tryCheckout(shop, [BLAZER], { attemptKey: crypto.randomUUID() });
  expect(stranger.body.details).toBe("OUT_OF_STOCK");
  await startCheckout(shop, ALL, { attemptKey, reference: third });
  // Another server's clock may be behind: an attempt that names the later one knows it.
  await startCheckout(shop, ALL, { attemptKey, reference: first, replaces: third });
});

test("starts again at another server when the one whose answer was lost has a clock ahead", async () => {
  const attemptKey = crypto.randomUUID();
  await startCheckout(shop, ALL, { attemptKey, reference: at(Date.now() + 600_000) });
  await startCheckout(shop, ALL, { attemptKey, reference: at(Date.now() + 1) });
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
