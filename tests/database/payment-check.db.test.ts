import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { type PaymentChecks, paymentChecks } from "./payment-checks.ts";

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

test("nobody ships a paid order before its payment was checked, neither staff nor server", async () => {
  const sandbox = driveSandbox();
  const { id } = await checks.orderOfToday(sandbox);
  for (const role of ["staff", "server"] as const) {
    expect(await checks.ship(id, role)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_NOT_CHECKED" },
    });
  }
  expect(await checks.openDesk(sandbox).check(id)).toMatchObject({ state: "agrees" });
  expect((await checks.ship(id)).status).toBe(200);
  expect(await checks.events(id)).toEqual([]);
});

test("other moves need no check, and an order without a payment ships without one", async () => {
  const sandbox = driveSandbox();
  const { id } = await checks.orderOfToday(sandbox);
  const move = (status: string) => shop.call("staff", "PATCH", `orders?id=eq.${id}`, { status });
  expect((await move("processing")).status).toBe(200);
  await shop.sql("update public.orders set payphone_transaction_id = null where id = $1", [id]);
  expect(await checks.openDesk(null).check(id)).toMatchObject({ state: "agrees" });
  expect((await checks.ship(id)).status).toBe(200);
});

test("a check of the morning lapses after an hour, one after the day's end does not", async () => {
  const sandbox = driveSandbox();
  const { id } = await checks.orderOfToday(sandbox);
  await checks.openDesk(sandbox).check(id);
  await checks.pass(3700);
  expect(await checks.ship(id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await checks.pass(5 * 3600);
  await checks.openDesk(sandbox).check(id);
  await checks.pass(30 * 86_400);
  expect((await checks.ship(id)).status).toBe(200);
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
    const { id, reference } = await checks.orderOfToday(sandbox);
    await sandbox.control({ fault: { on: "find", mode, reference } });
    const desk = checks.openDesk(sandbox);
    await Promise.all([desk.check(id), desk.check(id)]);
    expect(await desk.check(id)).toMatchObject({ state: "differs", difference });
    expect(await checks.ship(id)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_DIFFERS", hint: difference },
    });
    await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_DIFFERS" });
    expect(await shop.alerts()).toMatchObject([{ problem: "order_differs", orderId: id }]);
    expect(await checks.events(id)).toEqual([{ actor: null, note: difference }]);
  },
);

test("a payment reversed with the browser's token stops the order, and silence does not free it", async () => {
  const sandbox = driveSandbox();
  const { id, reference, transactionId } = await checks.orderOfToday(sandbox);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  const desk = checks.openDesk(sandbox);
  expect(await desk.check(id)).toMatchObject({ state: "differs", difference: "cancelled" });
  await checks.silence(sandbox, reference);
  expect(await desk.check(id)).toMatchObject({ state: "differs" });
  await checks.pass(30 * 86_400);
  expect(await checks.ship(id)).toMatchObject({ body: { details: "PAYMENT_DIFFERS" } });
});

test("an order that PayPhone confirms again may be shipped, and its history tells both", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await checks.orderOfToday(sandbox);
  await sandbox.control({ fault: { on: "find", mode: "wrong_amount", reference, times: 1 } });
  await checks.openDesk(sandbox).check(id);
  expect(await checks.openDesk(sandbox).check(id)).toMatchObject({
    state: "agrees",
    difference: null,
  });
  expect(await checks.events(id)).toEqual([
    { actor: null, note: "amount" },
    { actor: null, note: "agrees" },
  ]);
  expect((await checks.ship(id)).status).toBe(200);
});

test("without an answer staff confirm the payment themselves, once and by name", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await checks.orderOfToday(sandbox);
  await checks.silence(sandbox, reference);
  const desk = checks.openDesk(sandbox);
  await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_NOT_CHECKED" });
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  expect(await checks.ship(id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await expect(desk.vouch(id, shop.userIds.stranger)).rejects.toMatchObject({ code: "NOT_STAFF" });
  await Promise.all([desk.vouch(id, staff), desk.vouch(id, staff)]);
  expect(await desk.check(id)).toMatchObject({ state: "vouched" });
  expect(await checks.events(id)).toEqual([{ actor: staff, note: "vouched" }]);
  expect((await checks.ship(id)).status).toBe(200);
  expect(await shop.alerts()).toEqual([]);
});

test("where no provider is set, staff confirm the payment themselves", async () => {
  const { id } = await checks.orderOfToday(driveSandbox());
  const desk = checks.openDesk(null);
  expect(desk.isConfigured).toBe(false);
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  await desk.vouch(id, staff);
  expect((await checks.ship(id)).status).toBe(200);
});
