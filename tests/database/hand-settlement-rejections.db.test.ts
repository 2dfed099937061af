import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import {
  capturedPayment,
  codeOf,
  openStaffDesk,
  silence,
  stuckPayment,
} from "./open-staff-desk.ts";
import { MINUTE, wait } from "./payment-outcomes.ts";
import { CUSTOMER } from "./sample-bag.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const openDesk = (sandbox: SandboxDriver | null) => openStaffDesk(shop, sandbox);

test.each([
  ["wrong_amount", "amount"],
  ["wrong_reference", "reference"],
  ["wrong_currency", "currency"],
])("rejects a settlement without a change when PayPhone answers %s", async (mode, hint) => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await sandbox.control({ fault: { on: "find", mode, reference } });
  const before = await fingerprintTables(shop);
  const desk = openDesk(sandbox);
  const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
  await expect(attempt).rejects.toMatchObject({ code: "PAYMENT_CONTRADICTED", hint });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("rejects a payment that is declined, another checkout's, used, returned or impossible", async () => {
  const sandbox = driveSandbox();
  const desk = openDesk(sandbox);
  const attempt = (reference: string, transactionId: string) =>
    codeOf(desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }));

  const declined = await stuckPayment(shop, sandbox, "decline");
  expect(await attempt(declined.reference, declined.transactionId)).toBe("PAYMENT_CONTRADICTED");
  const paid = await payAtSandbox(shop, sandbox, "approve", { email: "eva@example.com" });
  expect(await attempt(declined.reference, paid.transactionId)).toBe("PAYMENT_CONTRADICTED");
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  const silent = openDesk(null);
  const settlement = { staffId: staff, note: "Seen" };
  expect(
    await codeOf(
      silent.settle({
        ...settlement,
        reference: declined.reference,
        transactionId: paid.transactionId,
      }),
    ),
  ).toBe("TRANSACTION_ALREADY_USED");
  expect(
    await codeOf(silent.settle({ ...settlement, reference: paid.reference, transactionId: "7" })),
  ).toBe("PAYMENT_SETTLED");
  await shop.store.requireReversal(declined.reference, "77", "mismatch");
  expect(
    await codeOf(
      silent.settle({ ...settlement, reference: declined.reference, transactionId: "77" }),
    ),
  ).toBe("PAYMENT_RETURNED");
  for (const id of ["0", "-1", "99999999999", "1e3", "x", ""]) {
    expect(await attempt(declined.reference, id)).toBe("INVALID_TRANSACTION");
  }
  expect(await shop.orders()).toHaveLength(1);
});

test("rejects an impossible id, a stranger and a missing reason in the database", async () => {
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
    status: 409,
    body: { details: "REASON_REQUIRED" },
  });
});

test("rejects a settlement when the items are sold out, without a change", async () => {
  const sandbox = driveSandbox();
  await shop.reset(1);
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox);
  await desk.release(reference, staff);
  const rival = await payAtSandbox(shop, sandbox, "approve", { email: "eva@example.com" });
  await shop.openDesk(sandbox.provider).confirm(rival.reference, rival.transactionId).settlement;
  const before = await fingerprintTables(shop);
  const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
  expect(await codeOf(attempt)).toBe("OUT_OF_STOCK");
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("rejects the settlement of an erased checkout", async () => {
  const { reference } = await shop.start();
  await shop.store.fail(reference, "cancelled", null);
  const person = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: staff };
  expect(await shop.rpc("server", "erase_person", person)).toMatchObject({
    status: 200,
    body: { checkouts: 1, waiting: 0 },
  });
  const attempt = openDesk(null).settle({
    reference,
    transactionId: "5",
    staffId: staff,
    note: "Seen",
  });
  expect(await codeOf(attempt)).toBe("CHECKOUT_ERASED");
});

test("rejects an id unknown to PayPhone when another id paid the reference", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  const before = await fingerprintTables(shop);
  const typo = String(Number(transactionId) + 1);
  const settlement = { reference, transactionId: typo, staffId: staff, note: "Seen" };
  await expect(openDesk(sandbox).settle(settlement)).rejects.toMatchObject({
    code: "PAYMENT_CONTRADICTED",
    hint: "transaction",
  });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("rejects an id that no return named while PayPhone does not answer", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await silence(sandbox, reference);
  const before = await fingerprintTables(shop);
  const typo = String(Number(transactionId) + 1);
  const settle = (id: string) =>
    codeOf(
      openDesk(sandbox).settle({ reference, transactionId: id, staffId: staff, note: "Seen" }),
    );
  expect(await settle(typo)).toBe("PAYMENT_NOT_NAMED");
  expect(await fingerprintTables(shop)).toEqual(before);
  expect(await settle(transactionId)).toBe("no error");
  await wait(shop, sandbox, 20 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
});

test("settles the id that PayPhone confirms although a return named another one", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.store.pin(reference, "9999999999");
  await openDesk(sandbox).settle({ reference, transactionId, staffId: staff, note: "" });
  expect(await shop.orders()).toMatchObject([{ payphone_transaction_id: transactionId }]);
});

test("rejects a payment that another checkout reverses or has named", async () => {
  const owed = await shop.start({ email: "a@example.com" });
  await shop.store.requireReversal(owed.reference, "77", "mismatch");
  const named = await shop.start({ email: "b@example.com" });
  await shop.store.pin(named.reference, "78");
  const { reference } = await shop.start({ email: "c@example.com" });
  const settle = (id: string) =>
    codeOf(openDesk(null).settle({ reference, transactionId: id, staffId: staff, note: "Seen" }));
  expect(await settle("77")).toBe("PAYMENT_RETURNED");
  expect(await settle("78")).toBe("PAYMENT_NOT_NAMED");
  expect(await shop.store.requireReversal(owed.reference, "77", "mismatch")).toBe(true);
  await shop.store.recordReversal(owed.reference, "77");
  expect(await settle("77")).toBe("PAYMENT_RETURNED");
});

test.each([
  ["a zero-width space", "\u200b"],
  ["a NUL", "\0"],
])("rejects %s as a reason without a change", async (_name, note) => {
  const { reference } = await shop.start();
  await shop.store.fail(reference, "declined", null);
  const before = await fingerprintTables(shop);
  const attempt = openDesk(null).settle({ reference, transactionId: "5", staffId: staff, note });
  expect(await codeOf(attempt)).toBe("REASON_REQUIRED");
  expect(await fingerprintTables(shop)).toEqual(before);
});
