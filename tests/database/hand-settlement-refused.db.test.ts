import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
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

test.each([
  ["wrong_amount", "amount"],
  ["wrong_reference", "reference"],
  ["wrong_currency", "currency"],
])(
  "refuses to settle by hand when PayPhone answers %s, and changes nothing",
  async (mode, hint) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payments.captured(sandbox);
    await sandbox.control({ fault: { on: "find", mode, reference } });
    const before = await fingerprintTables(shop);
    const desk = payments.openDesk(sandbox.provider);
    const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
    await expect(attempt).rejects.toMatchObject({ code: "PAYMENT_CONTRADICTED", hint });
    expect(await fingerprintTables(shop)).toEqual(before);
  },
);

test("refuses to settle a declined payment, another checkout's, a used, a returned and an impossible one", async () => {
  const sandbox = driveSandbox();
  const desk = payments.openDesk(sandbox.provider);
  const attempt = (reference: string, transactionId: string) =>
    payments.codeOf(desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }));

  const declined = await payments.stuck(sandbox, "decline");
  expect(await attempt(declined.reference, declined.transactionId)).toBe("PAYMENT_CONTRADICTED");
  const paid = await payAtSandbox(shop, sandbox, "approve", { email: "eva@example.com" });
  expect(await attempt(declined.reference, paid.transactionId)).toBe("PAYMENT_CONTRADICTED");
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  const silent = payments.openDesk(null);
  const settlement = { staffId: staff, note: "Seen" };
  expect(
    await payments.codeOf(
      silent.settle({
        ...settlement,
        reference: declined.reference,
        transactionId: paid.transactionId,
      }),
    ),
  ).toBe("TRANSACTION_ALREADY_USED");
  expect(
    await payments.codeOf(
      silent.settle({ ...settlement, reference: paid.reference, transactionId: "7" }),
    ),
  ).toBe("PAYMENT_SETTLED");
  await shop.store.requireReversal(declined.reference, "77", "mismatch");
  expect(
    await payments.codeOf(
      silent.settle({ ...settlement, reference: declined.reference, transactionId: "77" }),
    ),
  ).toBe("PAYMENT_RETURNED");
  for (const id of ["0", "-1", "99999999999", "1e3", "x", ""]) {
    expect(await attempt(declined.reference, id)).toBe("INVALID_TRANSACTION");
  }
  expect(await shop.orders()).toHaveLength(1);
});

test("the database itself rejects an impossible id, a stranger and a missing reason", async () => {
  const { reference } = await shop.start();
  const prepare = (transaction_id: string | null, staff_id = staff) =>
    shop.rpc<{ details: string }>("server", "prepare_hand_settlement", {
      reference,
      transaction_id,
      staff_id,
    });
  for (const id of ["0", "2147483648", "99999999999", "1 ", null]) {
    expect(await prepare(id)).toMatchObject({
      status: 400,
      body: { details: "INVALID_TRANSACTION" },
    });
  }
  expect(await prepare("1", shop.userIds.stranger)).toMatchObject({ status: 403 });
  const silent = { reference, transaction_id: "1", payment: {}, staff_id: staff, answer: "silent" };
  expect(await shop.rpc("server", "settle_by_hand", { ...silent, note: " " })).toMatchObject({
    status: 400,
    body: { details: "REASON_REQUIRED" },
  });
});

test("refuses to settle by hand when the goods are gone, and leaves the checkout as it was", async () => {
  const sandbox = driveSandbox();
  await shop.reset(1);
  const { reference, transactionId } = await payments.captured(sandbox);
  await payments.silence(sandbox, reference);
  const desk = payments.openDesk(sandbox.provider);
  await desk.release(reference, staff);
  const rival = await payAtSandbox(shop, sandbox, "approve", { email: "eva@example.com" });
  await shop.openDesk(sandbox.provider).confirm(rival.reference, rival.transactionId).settlement;
  const before = await fingerprintTables(shop);
  const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
  expect(await payments.codeOf(attempt)).toBe("OUT_OF_STOCK");
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("refuses to settle a checkout whose address was erased", async () => {
  const { reference } = await shop.start();
  await shop.store.fail(reference, "cancelled", null);
  await shop.rpc("staff", "erase_person", { email: "ana@example.com" });
  await shop.sql(
    'update public.checkouts set shipping_address = shipping_address || \'{"address": ""}\'',
  );
  const desk = payments.openDesk(null);
  const attempt = desk.settle({ reference, transactionId: "5", staffId: staff, note: "Seen" });
  expect(await payments.codeOf(attempt)).toBe("CHECKOUT_ERASED");
});
