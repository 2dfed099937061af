import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openCheckDesk, orderOfToday, passCheckTime, shipOrder } from "./open-check-desk.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { silence } from "./open-staff-desk.ts";
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

const events = (id: string) =>
  shop.sql(
    "select actor, code from public.order_events where order_id = $1 and kind = 'payment_checked' order by id",
    [id],
  );

test("rejects shipping a paid order before its payment check, for staff and server", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(shop, sandbox);
  for (const role of ["staff", "server"] as const) {
    expect(await shipOrder(shop, id, role)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_NOT_CHECKED" },
    });
  }
  expect(await openCheckDesk(shop, sandbox).check(id)).toMatchObject({ state: "agrees" });
  expect((await shipOrder(shop, id)).status).toBe(200);
  expect(await events(id)).toEqual([]);
});

test("requires no check for other transitions and for an order without a payment", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(shop, sandbox);
  const change = (status: string) => shop.call("staff", "PATCH", `orders?id=eq.${id}`, { status });
  expect((await change("processing")).status).toBe(200);
  await shop.sql("update public.orders set payphone_transaction_id = null where id = $1", [id]);
  expect(await openCheckDesk(shop, null).check(id)).toMatchObject({ state: "agrees" });
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test("expires a check after an hour, unless it was made after the day's end", async () => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(shop, sandbox);
  await openCheckDesk(shop, sandbox).check(id);
  await passCheckTime(shop, 3700);
  expect(await shipOrder(shop, id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await passCheckTime(shop, 5 * 3600);
  await openCheckDesk(shop, sandbox).check(id);
  await passCheckTime(shop, 30 * 86_400);
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test.each([
  ["wrong_amount", "amount"],
  ["wrong_currency", "currency"],
  ["wrong_reference", "reference"],
  ["wrong_transaction", "transaction"],
])(
  "stops the order and alerts the owner once when PayPhone answers %s",
  async (mode, difference) => {
    const sandbox = driveSandbox();
    const { id, reference } = await orderOfToday(shop, sandbox);
    await sandbox.control({ fault: { on: "find", mode, reference } });
    const desk = openCheckDesk(shop, sandbox);
    await Promise.all([desk.check(id), desk.check(id)]);
    expect(await desk.check(id)).toMatchObject({ state: "differs", difference });
    expect(await shipOrder(shop, id)).toMatchObject({
      status: 409,
      body: { details: "PAYMENT_DIFFERS", hint: difference },
    });
    await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_DIFFERS" });
    expect(await shop.alerts()).toMatchObject([{ problem: "order_differs", orderId: id }]);
    expect(await events(id)).toEqual([{ actor: null, code: difference }]);
  },
);

test("stops an order reversed with the browser's token, also when PayPhone then does not answer", async () => {
  const sandbox = driveSandbox();
  const { id, reference, transactionId } = await orderOfToday(shop, sandbox);
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  const desk = openCheckDesk(shop, sandbox);
  expect(await desk.check(id)).toMatchObject({ state: "differs", difference: "cancelled" });
  await silence(sandbox, reference);
  expect(await desk.check(id)).toMatchObject({ state: "differs" });
  await passCheckTime(shop, 30 * 86_400);
  expect(await shipOrder(shop, id)).toMatchObject({ body: { details: "PAYMENT_DIFFERS" } });
});

test("allows shipping when PayPhone confirms a stopped order, and records both checks", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await sandbox.control({ fault: { on: "find", mode: "wrong_amount", reference, times: 1 } });
  await openCheckDesk(shop, sandbox).check(id);
  expect(await openCheckDesk(shop, sandbox).check(id)).toMatchObject({
    state: "agrees",
    difference: null,
  });
  expect(await events(id)).toEqual([
    { actor: null, code: "amount" },
    { actor: null, code: "agrees" },
  ]);
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test("lets staff vouch for a payment without an answer, once and by name", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await silence(sandbox, reference);
  const desk = openCheckDesk(shop, sandbox);
  await expect(desk.vouch(id, staff)).rejects.toMatchObject({ code: "PAYMENT_NOT_CHECKED" });
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  expect(await shipOrder(shop, id)).toMatchObject({ body: { details: "PAYMENT_NOT_CHECKED" } });
  await expect(desk.vouch(id, shop.userIds.stranger)).rejects.toMatchObject({ code: "NOT_STAFF" });
  await Promise.all([desk.vouch(id, staff), desk.vouch(id, staff)]);
  expect(await desk.check(id)).toMatchObject({ state: "vouched" });
  expect(await events(id)).toEqual([{ actor: staff, code: "vouched" }]);
  expect((await shipOrder(shop, id)).status).toBe(200);
  expect(await shop.alerts()).toEqual([]);
});

test("lets staff vouch for a payment without a configured provider", async () => {
  const { id } = await orderOfToday(shop, driveSandbox());
  const desk = openCheckDesk(shop, null);
  expect(desk.isConfigured).toBe(false);
  expect(await desk.check(id)).toMatchObject({ state: "silent" });
  await desk.vouch(id, staff);
  expect((await shipOrder(shop, id)).status).toBe(200);
});

test("rejects an impossible outcome and an unknown order without a change", async () => {
  const { id } = await orderOfToday(shop, driveSandbox());
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

test("does not clear a difference with the answer to an earlier request", async () => {
  const sandbox = driveSandbox();
  const { id, transactionId } = await orderOfToday(shop, sandbox);
  const answered = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const provider = {
    ...sandbox.provider,
    async findByTransaction(id: string) {
      const answer = await sandbox.provider.findByTransaction(id);
      answered.resolve();
      await resumed.promise;
      return answer;
    },
  };
  const checks = supabasePaymentCheckStore(shop.client);
  const late = createPaymentCheckDesk({ checks, provider, logger: silentLogger }).check(id);
  await answered.promise;
  await sandbox.post("/api/Reverse", { id: Number(transactionId) });
  expect(await openCheckDesk(shop, sandbox).check(id)).toMatchObject({ difference: "cancelled" });
  resumed.resolve();
  expect(await late).toMatchObject({ state: "differs", difference: "cancelled" });
  expect((await shipOrder(shop, id)).status).toBe(409);
});
