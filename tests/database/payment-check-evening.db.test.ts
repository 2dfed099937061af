import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { type PaymentChecks, paymentChecks } from "./payment-checks.ts";
import { openReversalDesk, orderAtSandbox } from "./reverse-order.ts";

let shop: PaymentShop;
let checks: PaymentChecks;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  checks = paymentChecks(shop);
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test("the worker asks about each paid order once after 20:00 in Ecuador", async () => {
  const sandbox = driveSandbox();
  const { id } = await checks.orderOfToday(sandbox);
  expect(await checks.work(sandbox)).toBe(0);
  await checks.pass(5 * 3600);
  sandbox.calls.length = 0;
  expect(await checks.work(sandbox)).toBe(1);
  expect(sandbox.calls).toHaveLength(1);
  await checks.pass(86_400);
  expect(await checks.work(sandbox)).toBe(0);
  expect((await checks.ship(id)).status).toBe(200);
});

test("the evening's question stops an order that was reversed, and follows one that was sent", async () => {
  const sandbox = driveSandbox();
  const { id, transactionId } = await checks.orderOfToday(sandbox);
  await checks.openDesk(sandbox).check(id);
  await checks.ship(id);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  await checks.pass(5 * 3600);
  await checks.work(sandbox);
  expect(await shop.alerts()).toMatchObject([
    { problem: "order_differs", orderId: id, transactionId },
  ]);
});

test("the evening is 20:00 in Ecuador of the payment's day, and ten minutes after a later payment", async () => {
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

test("a silent evening is asked again after half an hour, and given up after a day", async () => {
  const sandbox = driveSandbox();
  const { reference } = await checks.orderOfToday(sandbox);
  await checks.silence(sandbox, reference);
  await checks.pass(5 * 3600 + 1);
  expect(await checks.work(sandbox)).toBe(1);
  expect(await checks.work(sandbox)).toBe(0);
  await checks.pass(1800);
  expect(await checks.work(sandbox)).toBe(1);
  await checks.pass(86_400);
  expect(await checks.work(sandbox)).toBe(1);
  await checks.pass(86_400);
  expect(await checks.work(sandbox)).toBe(0);
  expect(await shop.alerts()).toEqual([]);
});

test("two workers never hold the same check, and a dead one's is due again when its lease ends", async () => {
  const sandbox = driveSandbox();
  await checks.orderOfToday(sandbox);
  await checks.pass(5 * 3600 + 1);
  const claim = () =>
    shop.rpc<unknown[]>("server", "claim_payment_checks", { max_count: 5, lease_seconds: 120 });
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ body }) => body.length).toSorted()).toEqual([0, 1]);
  expect(await checks.work(sandbox)).toBe(0);
  await checks.pass(120);
  expect(await checks.work(sandbox)).toBe(1);
});

test("money that staff gave back, and a cancelled order, are expected to differ: nobody is told", async () => {
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
  await checks.pass(86_400);
  expect(await checks.work(sandbox)).toBe(2);
  expect(await shop.alerts()).toEqual([]);
  await checks.pass(86_400);
  expect(await checks.work(sandbox)).toBe(0);
});

test("an impossible outcome and an unknown order are refused, and nothing changes", async () => {
  const { id } = await checks.orderOfToday(driveSandbox());
  const before = await fingerprintTables(shop);
  const record = (parameters: object) => shop.rpc("server", "record_payment_check", parameters);
  for (const outcome of [
    { state: "vouched", difference: null },
    { state: "differs", difference: null },
    { state: "agrees", difference: "amount" },
    { state: null, difference: null },
  ]) {
    expect((await record({ order_id: id, ...outcome })).status).toBe(400);
  }
  expect((await record({ order_id: staff, state: "agrees", difference: null })).status).toBe(404);
  expect(await fingerprintTables(shop)).toEqual(before);
});
