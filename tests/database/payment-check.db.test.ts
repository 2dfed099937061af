import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabasePaymentCheckStore } from "#app/data/payment-check-store.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { checkPayments } from "#server/recovery/check-payments.ts";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { openReversalDesk, orderAtSandbox } from "./reverse-order.ts";
import { silentLogger } from "./silent-logger.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const openDesk = (sandbox: SandboxDriver | null) =>
  createPaymentCheckDesk({
    checks: supabasePaymentCheckStore(shop.client),
    provider: sandbox?.provider ?? null,
    logger: silentLogger,
  });

/** Runs the evening's worker until nothing is due; returns how many orders it took up. */
async function work(sandbox: SandboxDriver) {
  const checks = supabasePaymentCheckStore(shop.client);
  const parts = { checks, desk: openDesk(sandbox), logger: silentLogger };
  let count = 0;
  for (;;) {
    const taken = await checkPayments(parts, () => false);
    if (taken === 0) return count;
    count += taken;
  }
}

/** A paid order whose day is not over. */
async function orderOfToday(sandbox: SandboxDriver) {
  const order = await orderAtSandbox(shop, sandbox);
  await shop.sql(
    `update public.payment_checks set evening_at = now() + interval '5 hours', next_check_at = now() + interval '5 hours'
     where order_id = $1`,
    [order.id],
  );
  return order;
}

/** Lets the database's clock run on for the checks. */
const pass = (seconds: number) =>
  shop.sql(
    `update public.payment_checks set checked_at = checked_at - make_interval(secs => ${seconds}),
       evening_at = evening_at - make_interval(secs => ${seconds}),
       next_check_at = next_check_at - make_interval(secs => ${seconds})`,
  );

const ship = (id: string, role: "staff" | "server" = "staff") =>
  shop.call<{ details: string; hint: string }>(role, "PATCH", `orders?id=eq.${id}`, {
    status: "shipped",
  });

const events = (id: string) =>
  shop.sql(
    "select actor, note from public.order_events where order_id = $1 and kind = 'payment_checked' order by id",
    [id],
  );

const silence = (sandbox: SandboxDriver, reference: string, times?: number) =>
  sandbox.control({ fault: { on: "find", mode: "unavailable", reference, times } });

test("nobody ships a paid order before its payment was checked, neither staff nor server", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(sandbox);
  for (const role of ["staff", "server"] as const) {
    expect(await ship(id, role)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_NOT_CHECKED" },
    });
  }
  expect(await openDesk(sandbox).check(id)).toMatchObject({ state: "agrees" });
  expect((await ship(id)).status).toBe(200);
  expect(await events(id)).toEqual([]);
});

test("other moves need no check, and an order without a payment ships without one", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(sandbox);
  const move = (status: string) => shop.call("staff", "PATCH", `orders?id=eq.${id}`, { status });
  expect((await move("processing")).status).toBe(200);
  await shop.sql("update public.orders set payphone_transaction_id = null where id = $1", [id]);
  expect(await openDesk(null).check(id)).toMatchObject({ state: "agrees" });
  expect((await ship(id)).status).toBe(200);
});

test("a check of the morning lapses after an hour, one after the day's end does not", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(sandbox);
  await openDesk(sandbox).check(id);
  await pass(3700);
  expect(await ship(id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await pass(5 * 3600);
  await openDesk(sandbox).check(id);
  await pass(30 * 86_400);
  expect((await ship(id)).status).toBe(200);
});

test.each([
  ["wrong_amount", "amount"],
  ["wrong_currency", "currency"],
  ["wrong_reference", "reference"],
  ["wrong_transaction", "transaction"],
])(
  "PayPhone answers %s: the order is stopped, the owner is told once",
  async (mode, difference) => {
    const sandbox = driveSandbox();
    const { id, reference } = await orderOfToday(sandbox);
    await sandbox.control({ fault: { on: "find", mode, reference } });
    const desk = openDesk(sandbox);
    await Promise.all([desk.check(id), desk.check(id)]);
    expect(await desk.check(id)).toMatchObject({ state: "differs", difference });
    expect(await ship(id)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_DIFFERS", hint: difference },
    });
    await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_DIFFERS" });
    expect(await shop.alerts()).toMatchObject([{ problem: "order_differs", orderId: id }]);
    expect(await events(id)).toEqual([{ actor: null, note: difference }]);
  },
);

test("a payment reversed with the browser's token stops the order, and silence does not free it", async () => {
  const sandbox = driveSandbox();
  const { id, reference, transactionId } = await orderOfToday(sandbox);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  const desk = openDesk(sandbox);
  expect(await desk.check(id)).toMatchObject({ state: "differs", difference: "cancelled" });
  await silence(sandbox, reference);
  expect(await desk.check(id)).toMatchObject({ state: "differs" });
  await pass(30 * 86_400);
  expect(await ship(id)).toMatchObject({ body: { details: "PAYMENT_DIFFERS" } });
});

test("an order that PayPhone confirms again may be shipped, and its history tells both", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(sandbox);
  await sandbox.control({ fault: { on: "find", mode: "wrong_amount", reference, times: 1 } });
  await openDesk(sandbox).check(id);
  expect(await openDesk(sandbox).check(id)).toMatchObject({ state: "agrees", difference: null });
  expect(await events(id)).toEqual([
    { actor: null, note: "amount" },
    { actor: null, note: "agrees" },
  ]);
  expect((await ship(id)).status).toBe(200);
});

test("without an answer staff confirm the payment themselves, once and by name", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox);
  await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_NOT_CHECKED" });
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  expect(await ship(id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await expect(desk.vouch(id, shop.userIds.stranger)).rejects.toMatchObject({ code: "NOT_STAFF" });
  await Promise.all([desk.vouch(id, staff), desk.vouch(id, staff)]);
  expect(await desk.check(id)).toMatchObject({ state: "vouched" });
  expect(await events(id)).toEqual([{ actor: staff, note: "vouched" }]);
  expect((await ship(id)).status).toBe(200);
  expect(await shop.alerts()).toEqual([]);
});

test("where no provider is set, staff confirm the payment themselves", async () => {
  const { id } = await orderOfToday(driveSandbox());
  const desk = openDesk(null);
  expect(desk.isConfigured).toBe(false);
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  await desk.vouch(id, staff);
  expect((await ship(id)).status).toBe(200);
});

test("the worker asks about each paid order once after 20:00 in Ecuador", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(sandbox);
  expect(await work(sandbox)).toBe(0);
  await pass(5 * 3600);
  sandbox.calls.length = 0;
  expect(await work(sandbox)).toBe(1);
  expect(sandbox.calls).toHaveLength(1);
  await pass(86_400);
  expect(await work(sandbox)).toBe(0);
  expect((await ship(id)).status).toBe(200);
});

test("the evening's question stops an order that was reversed, and follows one that was sent", async () => {
  const sandbox = driveSandbox();
  const { id, transactionId } = await orderOfToday(sandbox);
  await openDesk(sandbox).check(id);
  await ship(id);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  await pass(5 * 3600);
  await work(sandbox);
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
  const { reference } = await orderOfToday(sandbox);
  await silence(sandbox, reference);
  await pass(5 * 3600 + 1);
  expect(await work(sandbox)).toBe(1);
  expect(await work(sandbox)).toBe(0);
  await pass(1800);
  expect(await work(sandbox)).toBe(1);
  await pass(86_400);
  expect(await work(sandbox)).toBe(1);
  await pass(86_400);
  expect(await work(sandbox)).toBe(0);
  expect(await shop.alerts()).toEqual([]);
});

test("two workers never hold the same check, and a dead one's is due again when its lease ends", async () => {
  const sandbox = driveSandbox();
  await orderOfToday(sandbox);
  await pass(5 * 3600 + 1);
  const claim = () =>
    shop.rpc<unknown[]>("server", "claim_payment_checks", { max_count: 5, lease_seconds: 120 });
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ body }) => body.length).toSorted()).toEqual([0, 1]);
  expect(await work(sandbox)).toBe(0);
  await pass(120);
  expect(await work(sandbox)).toBe(1);
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
  await pass(86_400);
  expect(await work(sandbox)).toBe(2);
  expect(await shop.alerts()).toEqual([]);
  await pass(86_400);
  expect(await work(sandbox)).toBe(0);
});

test("an impossible outcome and an unknown order are refused, and nothing changes", async () => {
  const { id } = await orderOfToday(driveSandbox());
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
