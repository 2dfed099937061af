import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { payAtSandbox } from "./open-payment-shop.ts";
import { nothingSold } from "./payment-outcomes.ts";
import { BLAZER, lapse } from "./sample-bag.ts";

const HOUR = 3600;
const CLIENT = "a".repeat(64);

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset(100));

const failure = (code: string) => expect.objectContaining({ code });
const choose = (reference: string) => shop.payments.choose(reference, "transfer");

/** Let the recovery worker find no payment of any checkout. */
const giveUp = () => shop.sql("update public.checkouts set next_check_at = null");

test("keeps the promise of a checkout whose hold has just ended", async () => {
  const { reference } = await shop.start();
  await lapse(shop, reference);
  expect(await choose(reference)).toMatchObject({ status: "awaiting_payment" });
});

test.each([
  ["an hour after its hold", () => shop.passTime(2 * HOUR)],
  [
    "that the recovery worker has released",
    async () => {
      await shop.passTime(HOUR / 2);
      await giveUp();
    },
  ],
])("makes no order at an old price: rejects a checkout %s", async (_, wait) => {
  const { reference } = await shop.start();
  await wait();
  await expect(choose(reference)).rejects.toEqual(failure("CHECKOUT_FAILED"));
  expect(await shop.orders()).toEqual([]);
});

test("limits what a client's awaiting orders hold, also after their holds ended", async () => {
  const first = await shop.start({ client: CLIENT, lines: [{ ...BLAZER, quantity: 20 }] });
  const second = await shop.start({
    client: CLIENT,
    lines: [{ ...BLAZER, quantity: 20 }],
    replaces: first.reference,
  });
  await choose(second.reference);
  await expect(choose(first.reference)).rejects.toEqual(failure("TOO_MANY_HELD"));
  expect(await shop.orders()).toHaveLength(1);
});

test("limits concurrent choices of a client to ten awaiting orders", async () => {
  const started = [];
  for (let count = 0; count < 12; count += 1) {
    started.push(await shop.start({ client: CLIENT, email: `buyer-${count}@example.com` }));
  }
  const chosen = await Promise.allSettled(started.map(({ reference }) => choose(reference)));
  expect(chosen.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("keeps the client of an awaiting order whose card payment is declined", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox, "decline");
  await choose(paid.reference);
  await shop.sql("update public.checkouts set client_hash = $1", [CLIENT]);
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  expect(await shop.checkout(paid.reference)).toEqual({ status: "open", failure: null });
  expect(await shop.sql("select client_hash from public.checkouts")).toEqual([
    { client_hash: CLIENT },
  ]);
});

test("pins no awaiting order for a payment that was returned", async () => {
  const order = await shop.order();
  const checkout = "select id from public.checkouts where reference = $1";
  await shop.sql(
    `insert into public.payment_attempts (checkout_id, transaction_id, state) values ((${checkout}), '77', 'reversed')`,
    [order.reference],
  );
  expect(await shop.store.pin(order.reference, "77")).toMatchObject({
    outcome: "failed",
    failure: "reversed",
    refund: "returned",
  });
  expect(await shop.checkout(order.reference)).toEqual({ status: "open", failure: null });
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  expect(await shop.blazers()).toEqual({ ...nothingSold, quantity: 100, free: 100 });
});
