import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import {
  expectAtRest,
  expectNoOrder,
  expectOneOrder,
  MINUTE,
  oneHeld,
  requestsOfConfirm,
  wait,
} from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test.each(["without_status", "timeout_after_effect"])(
  "Confirm answers %s once: the order stands at once",
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
  "Confirm gives no answer (%s): never a decline; the goods stay pinned and the worker finishes the order",
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

test("Confirm gives no answer until PayPhone has given the money back: no order, and the goods are free", async () => {
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
  "%s: the checkout ends at its return and its goods are free",
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

test("Confirm comes too late: cancelled, no order", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "late", reference } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toMatchObject({ kind: "failed", failure: "cancelled" });
  await expectNoOrder(shop);
  await expectAtRest(shop, sandbox);
});

test.each(["wrong_reference", "wrong_transaction", "unknown"])(
  "Confirm answers %s for a real payment: nothing is concluded from it, and the worker finds the payment",
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
