import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import {
  checkDuePayments,
  openCheckDesk,
  orderOfToday,
  passCheckTime,
  shipOrder,
} from "./open-check-desk.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { silence } from "./open-staff-desk.ts";
import {
  openReversalDesk,
  orderAtSandbox,
  passReversalTime,
  recoverDueReversals,
} from "./reverse-order.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test("checks each paid order once after 20:00 in Ecuador", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(shop, sandbox);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  await passCheckTime(shop, 5 * 3600);
  sandbox.calls.length = 0;
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  expect(sandbox.calls).toHaveLength(1);
  await passCheckTime(shop, 86_400);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test("alerts the owner of a reversed order in the evening, also after shipping", async () => {
  const sandbox = driveSandbox();
  const { id, transactionId } = await orderOfToday(shop, sandbox);
  await openCheckDesk(shop, sandbox).check(id);
  await shipOrder(shop, id);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  await passCheckTime(shop, 5 * 3600);
  await checkDuePayments(shop, sandbox);
  expect(await shop.alerts()).toMatchObject([
    { problem: "order_differs", orderId: id, transactionId },
  ]);
});

test("schedules the evening check after 20:00 in Ecuador, and ten minutes after a later payment", async () => {
  const at = async (paid: string) =>
    (
      await shop.sql<{ at: string }>(
        "select to_char(public.evening_check_at($1::timestamptz) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at",
        [paid],
      )
    )[0]?.at;
  expect(await at("2026-09-22T10:00:00-05:00")).toBe("2026-09-23 01:05");
  expect(await at("2026-09-22T00:00:00-05:00")).toBe("2026-09-23 01:05");
  expect(await at("2026-09-22T23:30:00-05:00")).toBe("2026-09-23 04:40");
});

test("retries an unanswered evening check after half an hour and gives up after a day", async () => {
  const sandbox = driveSandbox();
  const { reference } = await orderOfToday(shop, sandbox);
  await silence(sandbox, reference);
  await passCheckTime(shop, 5 * 3600 + 1);
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  await passCheckTime(shop, 1800);
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  await passCheckTime(shop, 86_400);
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  await passCheckTime(shop, 86_400);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  expect(await shop.alerts()).toEqual([]);
});

test("claims a check for one worker, and again when its lease ends", async () => {
  const sandbox = driveSandbox();
  await orderOfToday(shop, sandbox);
  await passCheckTime(shop, 5 * 3600 + 1);
  const claim = () =>
    shop.rpc<unknown[]>("server", "claim_payment_checks", { max_count: 5, lease_seconds: 120 });
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ body }) => body.length).toSorted()).toEqual([0, 1]);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  await passCheckTime(shop, 120);
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
});

test("sends no alert for a reversed and a cancelled order", async () => {
  const sandbox = driveSandbox();
  const reversed = await orderAtSandbox(shop, sandbox);
  await openReversalDesk(shop, sandbox).reverse(reversed.id, staff);
  const cancelled = await orderAtSandbox(shop, sandbox);
  await shop.rpc("server", "cancel_order", {
    order_id: cancelled.id,
    staff_id: staff,
    restock: false,
  });
  await sandbox.post("/api/Reverse", { id: Number(cancelled.transactionId) });
  await passCheckTime(shop, 86_400);
  expect(await checkDuePayments(shop, sandbox)).toBe(2);
  expect(await shop.alerts()).toEqual([]);
  await passCheckTime(shop, 86_400);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
});

/** Return the number of PayPhone requests in an hour three days after the evening. */
async function requestsDaysLater(sandbox: SandboxDriver) {
  for (let day = 0; day < 3; day += 1) {
    await passCheckTime(shop, 86_400);
    await checkDuePayments(shop, sandbox);
  }
  sandbox.calls.length = 0;
  for (let minute = 0; minute < 60; minute += 2) {
    await passCheckTime(shop, 120);
    await checkDuePayments(shop, sandbox);
  }
  return sandbox.calls.length;
}

test("does not check again what staff confirmed after the evening", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await silence(sandbox, reference);
  await passCheckTime(shop, 5 * 3600 + 60);
  await checkDuePayments(shop, sandbox);
  await openCheckDesk(shop, sandbox).check(id);
  await openCheckDesk(shop, sandbox).vouch(id, staff);
  const [check] = await shop.sql("select next_check_at from public.payment_checks");
  expect(check).toEqual({ next_check_at: null });
  expect(await requestsDaysLater(sandbox)).toBe(0);
});

test("gives up after a day without an answer, also on an order that differed or agreed before", async () => {
  const sandbox = driveSandbox();
  const differs = await orderOfToday(shop, sandbox);
  await sandbox.control({
    fault: { on: "find", mode: "wrong_amount", reference: differs.reference, times: 1 },
  });
  await openCheckDesk(shop, sandbox).check(differs.id);
  const agrees = await orderOfToday(shop, sandbox);
  await passCheckTime(shop, 5 * 3600 - 60);
  await openCheckDesk(shop, sandbox).check(agrees.id);
  for (const { reference } of [differs, agrees]) await silence(sandbox, reference);
  await passCheckTime(shop, 120);
  expect(await checkDuePayments(shop, sandbox)).toBe(2);
  expect(await checkDuePayments(shop, sandbox)).toBe(0);
  expect(await requestsDaysLater(sandbox)).toBe(0);
});

test("checks an order again after a rejected reversal, before it can be shipped", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  expect(await openCheckDesk(shop, sandbox).check(id)).toMatchObject({ state: "agrees" });
  await sandbox.control({ fault: { on: "reverse", mode: "unavailable", reference } });
  await silence(sandbox, reference);
  await openReversalDesk(shop, sandbox).reverse(id, staff);
  await sandbox.control({ clearFaults: true });
  await sandbox.control({ fault: { on: "find", mode: "wrong_amount", reference, times: 1 } });
  await passCheckTime(shop, 5 * 3600 + 60);
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  expect(await shop.alerts()).toEqual([]);
  // After 20:00 PayPhone rejects reversals.
  await passReversalTime(shop, sandbox, 11 * 3600);
  await recoverDueReversals(shop, sandbox);
  expect(await shop.alerts()).toMatchObject([{ problem: "reversal_refused" }]);
  expect(await shipOrder(shop, id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  expect(await checkDuePayments(shop, sandbox)).toBe(1);
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test("keeps a reversal due when its answer was lost and no query shows the payment", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await openCheckDesk(shop, sandbox).check(id);
  await sandbox.control({ fault: { on: "reverse", mode: "timeout_after_effect", reference } });
  await silence(sandbox, reference);
  await openReversalDesk(shop, sandbox).reverse(id, staff);
  await sandbox.control({ clearFaults: true });
  await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference } });
  await sandbox.control({ fault: { on: "find", mode: "unknown", reference } });
  await passReversalTime(shop, sandbox, 4000);
  await recoverDueReversals(shop, sandbox);
  expect(await shop.alerts()).toMatchObject([{ problem: "reversal_unanswered", orderId: id }]);
  expect(await shipOrder(shop, id)).toMatchObject({ body: { details: "REVERSAL_UNDER_WAY" } });
});
