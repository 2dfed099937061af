import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import {
  expectAtRest,
  expectNoOrder,
  MINUTE,
  requestsOfConfirm,
  wait,
} from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test.each(["timeout", "unavailable", "html", "bad_token", "timeout_after_effect"])(
  "reverses a mismatched payment in the end when Reverse answers %s",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
    await sandbox.control({ fault: { on: "reverse", mode, reference, times: 1 } });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toMatchObject({ kind: "failed", failure: "mismatch" });
    await wait(shop, sandbox, 2 * MINUTE);
    await shop.recover(sandbox);
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
    expect(await shop.attempts(reference)).toMatchObject([{ state: "reversed" }]);
    await expectNoOrder(shop);
    await expectAtRest(shop, sandbox);
  },
);

test("drops another order's id that was named while PayPhone did not answer", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const earlier = await payAtSandbox(shop, sandbox);
  await desk.confirm(earlier.reference, earlier.transactionId).settlement;
  const mine = await payAtSandbox(shop, sandbox, "approve", { email: "thief@example.com" });
  await sandbox.control({
    fault: {
      on: "confirm",
      mode: "timeout",
      reference: earlier.reference,
      times: requestsOfConfirm("timeout"),
    },
  });
  await desk.confirm(mine.reference, earlier.transactionId).verdict;
  await desk.confirm(mine.reference, mine.transactionId).settlement;
  expect(await shop.attempts(mine.reference)).toMatchObject([
    { state: "asked" },
    { state: "paid" },
  ]);
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.attempts(mine.reference)).toMatchObject([{ state: "paid" }]);
  expect(await bookOf(sandbox, earlier.reference)).toMatchObject({ state: "captured" });
  expect(await shop.orders()).toHaveLength(2);
  await expectAtRest(shop, sandbox);
});

test("tells shopper and owner of a rejected reversal, without a retry", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
  await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference } });
  const desk = shop.openDesk(sandbox.provider);
  const failure = { kind: "failed", failure: "mismatch", refund: "refused" };
  expect(await desk.confirm(reference, transactionId).verdict).toEqual(failure);
  expect(await desk.confirm(reference, transactionId).verdict).toEqual(failure);
  expect(await shop.attempts(reference)).toMatchObject([{ state: "reversal_refused" }]);
  await expectAtRest(shop, sandbox);
  expect(await shop.alerts()).toEqual([
    {
      problem: "reversal_refused",
      reference,
      transactionId,
      orderId: null,
      customerName: "Ana Pérez",
      email: "ana@example.com",
      phone: "+593987654321",
      total: 442.75,
    },
  ]);
});

test("alerts the owner once of a reversal without an answer for an hour, and retries it", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
  await sandbox.control({ fault: { on: "reverse", mode: "unavailable", reference } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toMatchObject({ failure: "mismatch", refund: "due" });
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.alerts()).toEqual([]);
  for (let half = 0; half < 4; half += 1) {
    await wait(shop, sandbox, 30 * MINUTE);
    await shop.recover(sandbox);
  }
  expect(await shop.alerts()).toMatchObject([{ problem: "reversal_unanswered", transactionId }]);
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 30 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.attempts(reference)).toMatchObject([{ state: "reversed" }]);
  expect(await shop.alerts()).toHaveLength(1);
});

test("alerts the owner of a reversal that is too late after 20:00 in Ecuador", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
  await sandbox.control({ fault: { on: "reverse", mode: "timeout", reference, times: 1 } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toMatchObject({ failure: "mismatch", refund: "due" });
  await wait(shop, sandbox, 11 * 60 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  expect(await shop.alerts()).toMatchObject([{ problem: "reversal_refused", transactionId }]);
});

test.each([
  ["confirm", "wrong_reference"],
  ["confirm", "wrong_transaction"],
  ["find", "wrong_reference"],
])("creates no order and alerts the owner once when %s always answers %s", async (on, mode) => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_reference", reference } });
  await sandbox.control({ fault: { on, mode, reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  for (let minute = 0; minute < 25; minute += 1) {
    // The Confirm with the wrong answer captured the payment, so PayPhone does not reverse it.
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
  expect(await shop.orders()).toEqual([]);
  expect(await shop.alerts()).toMatchObject([{ problem: "mismatch", reference, transactionId }]);
  await expectAtRest(shop, sandbox);
  expect(await shop.alerts()).toHaveLength(1);
});

test("alerts the owner of a Confirm without an answer for an hour, and finishes it later", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "bad_token", reference } });
  await sandbox.control({ fault: { on: "find", mode: "bad_token", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  for (let half = 0; half < 3; half += 1) {
    await wait(shop, sandbox, 30 * MINUTE);
    await shop.recover(sandbox);
  }
  expect(await shop.alerts()).toMatchObject([{ problem: "confirm_unanswered", transactionId }]);
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 30 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
});
