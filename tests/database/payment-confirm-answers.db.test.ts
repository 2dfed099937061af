import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import {
  expectAtRest,
  expectNoOrder,
  expectOneOrder,
  MINUTE,
  oneHeld,
  requestsOfConfirm,
  wait,
} from "./payment-outcomes.ts";
import { BLAZER, DRESS } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test.each(["without_status", "timeout_after_effect"])(
  "creates the order when Confirm answers %s once",
  async (mode) => {
    const sandbox = driveSandbox();
    const paid = await payAtSandbox(shop, sandbox);
    const { reference, transactionId } = paid;
    await sandbox.control({ fault: { on: "confirm", mode, reference, times: 1 } });
    const { settlement } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await settlement).toMatchObject({ kind: "settled", order: { reference } });
    await expectOneOrder(shop, reference, transactionId);
    await expectAtRest(shop, sandbox);
    await expectOneOrder(shop, reference, transactionId);
  },
);

test.each(["timeout", "unavailable", "html", "bad_token", "pending"])(
  "keeps the checkout pinned when Confirm gives no answer (%s), until the worker finishes the order",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({
      fault: { on: "confirm", mode, reference, times: 2 * requestsOfConfirm(mode) },
    });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toMatchObject({
      kind: "failed",
      failure: mode === "pending" ? "pending" : "unresolved",
    });
    expect(await shop.checkout(reference)).toMatchObject({ status: "confirming" });
    expect(await shop.blazers()).toEqual(oneHeld);

    await wait(shop, sandbox, MINUTE);
    expect(await shop.recover(sandbox)).toBe(1);
    expect(await shop.checkout(reference)).toMatchObject({ status: "confirming" });
    await sandbox.control({ clearFaults: true });
    await wait(shop, sandbox, MINUTE);
    expect(await shop.recover(sandbox)).toBe(1);
    await expectOneOrder(shop, reference, transactionId);
    await expectAtRest(shop, sandbox);
  },
);

test("frees the units when Confirm gives no answer until PayPhone has reversed the payment", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "timeout", reference, times: 100 } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await wait(shop, sandbox, 10 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  await expectNoOrder(shop);
  await expectAtRest(shop, sandbox);
});

test.each([
  ["decline", "declined"],
  ["cancel", "cancelled"],
] as const)(
  "ends the checkout and frees its units at the return after %s",
  async (action, failure) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox, action);
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toMatchObject({ kind: "failed", failure });
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure });
    await expectNoOrder(shop);
    await expectAtRest(shop, sandbox);
  },
);

test("creates no order when Confirm is too late", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "late", reference } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toMatchObject({ kind: "failed", failure: "cancelled" });
  await expectNoOrder(shop);
  await expectAtRest(shop, sandbox);
});

test.each(["only", "after a second return of its shopper"])(
  "returns a payment that Confirm called another's, where its units were sold meanwhile, by the worker %s",
  async (way) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    const fault = { on: "confirm", mode: "wrong_reference", reference, times: 1 } as const;
    await sandbox.control({ fault });
    const desk = shop.openDesk(sandbox.provider);
    const comeBack = () => desk.confirm(reference, transactionId).settlement;
    expect(await comeBack()).toMatchObject({ kind: "failed", failure: "mismatch" });
    await wait(shop, sandbox, 16 * MINUTE);
    await shop.start({ lines: [{ ...BLAZER, quantity: 5 }], email: "rival@example.com" });
    if (way !== "only") {
      expect(await comeBack()).toMatchObject({ kind: "failed", failure: "sold_out", refund: null });
      // Its money goes back: the shopper may buy something else meanwhile.
      expect(await desk.findProgress(reference)).toEqual({ state: "over", transactionId });
      await shop.start({ lines: [DRESS], replaces: reference });
    }
    await shop.recover(sandbox);
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "sold_out" });
    expect(await shop.attempts(reference)).toMatchObject([{ state: "reversed" }]);
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
    expect(await shop.alerts()).toEqual([]);
  },
);

test("leaves no alert of a payment that was never captured, where its units were sold meanwhile", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.checkouts set expires_at = now()");
  await shop.start({ lines: [{ ...BLAZER, quantity: 5 }], email: "rival@example.com" });
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  await wait(shop, sandbox, 6 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "sold_out" });
  expect(await shop.alerts()).toEqual([]);
});

test.each(["wrong_reference", "wrong_transaction", "unknown"])(
  "ignores Confirm's answer %s for a real payment, which the worker settles",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({ fault: { on: "confirm", mode, reference, times: 1 } });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toMatchObject({ kind: "failed" });
    expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
    expect(await shop.orders()).toEqual([]);
    await wait(shop, sandbox, 2 * MINUTE);
    await shop.recover(sandbox);
    await expectOneOrder(shop, reference, transactionId);
    await expectAtRest(shop, sandbox);
  },
);

test("leaves a late payment whose units were sold to PayPhone, which returns it in the evening, too", async () => {
  const sandbox = driveSandbox();
  // 20:30 in Ecuador: reversals are refused until midnight.
  const evening = new Date(sandbox.clock()).setUTCHours(25, 30, 0, 0);
  sandbox.advance(evening - sandbox.clock());
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.checkouts set expires_at = now()");
  await shop.start({ lines: [{ ...BLAZER, quantity: 5 }], email: "rival@example.com" });
  const comeBack = () =>
    shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  const soldOut = { kind: "failed", failure: "sold_out", refund: null };
  expect(await comeBack()).toMatchObject(soldOut);
  for (const time of [2 * MINUTE, 10 * MINUTE]) {
    await wait(shop, sandbox, time);
    await shop.recover(sandbox);
    expect(await shop.attempts(reference)).toEqual([]);
    expect(await comeBack()).toMatchObject(soldOut);
  }
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.alerts()).toEqual([]);
});
