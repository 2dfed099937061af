import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { nothingSold, oneHeld, wait } from "./payment-outcomes.ts";
import { type StaffPayments, staffPayments } from "./staff-payments.ts";

let shop: PaymentShop;
let payments: StaffPayments;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  payments = staffPayments(shop);
  staff = shop.userIds.staff;
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test("lists a payment that has been open for minutes, and no younger or finished one", async () => {
  const sandbox = driveSandbox();
  const desk = payments.openDesk(sandbox.provider);
  const { reference, transactionId } = await payments.stuck(sandbox, "decline");
  expect(await desk.list()).toMatchObject([
    {
      reference,
      status: "confirming",
      customerName: "Ana Pérez",
      units: 1,
      attempts: [{ transactionId, state: "asked" }],
      orderId: null,
    },
  ]);
  await shop.sql("update public.checkouts set confirm_started_at = now()");
  await shop.sql("update public.payment_attempts set started_at = now()");
  expect(await desk.list()).toEqual([]);
  await payments.grow(reference);
  await shop.store.fail(reference, "declined", transactionId);
  expect(await desk.list()).toEqual([]);
});

test("releases a payment without an answer: its goods are free, and who did it is recorded once", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payments.stuck(sandbox, "decline");
  await payments.silence(sandbox, reference);
  expect(await shop.blazers()).toEqual(oneHeld);
  const desk = payments.openDesk(sandbox.provider);
  await Promise.all([desk.release(reference, staff), desk.release(reference, staff)]);
  await desk.release(reference, staff);
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  expect(await payments.actions()).toEqual([
    { kind: "released", transaction_id: null, answer: null, note: null, actor: staff },
  ]);
});

test("returns the money of a released payment that turns out to be paid", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payments.captured(sandbox);
  await payments.silence(sandbox, reference);
  await payments.openDesk(sandbox.provider).release(reference, staff);
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 120);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("refuses to release what PayPhone calls approved, by reference or by id", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payments.stuck(sandbox);
  const before = await fingerprintTables(shop);
  const desk = payments.openDesk(sandbox.provider);
  expect(await payments.codeOf(desk.release(reference, staff))).toBe("PAYMENT_APPROVED");
  await sandbox.control({ fault: { on: "find", mode: "unavailable", reference, times: 1 } });
  expect(await payments.codeOf(desk.release(reference, staff))).toBe("PAYMENT_APPROVED");
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("refuses to release a settled, a young, an unpaid and an unknown payment, and for a stranger", async () => {
  const sandbox = driveSandbox();
  const desk = payments.openDesk(null);
  const settled = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(settled.reference, settled.transactionId)
    .settlement;
  expect(await payments.codeOf(desk.release(settled.reference, staff))).toBe("PAYMENT_SETTLED");
  const young = await payments.stuck(sandbox, "decline");
  expect(await payments.codeOf(desk.release(young.reference, shop.userIds.stranger))).toBe(
    "NOT_STAFF",
  );
  await shop.sql("update public.checkouts set confirm_started_at = now()");
  await shop.sql("update public.payment_attempts set started_at = now()");
  expect(await payments.codeOf(desk.release(young.reference, staff))).toBe("PAYMENT_UNDER_WAY");
  const unpaid = await shop.start();
  expect(await payments.codeOf(desk.release(unpaid.reference, staff))).toBe("PAYMENT_NOT_HELD");
  const unknown = `GL-1234567890123-${"0".repeat(32)}`;
  expect(await payments.codeOf(desk.release(unknown, staff))).toBe("CHECKOUT_NOT_FOUND");
  expect(await payments.codeOf(desk.release("' or 1=1", staff))).toBe("CHECKOUT_NOT_FOUND");
  expect(await payments.actions()).toEqual([]);
});
