import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseStaffPaymentStore } from "#app/data/staff-payment-store.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { createStaffPaymentDesk } from "#server/payment/staff-payment-desk.ts";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectOneOrder, nothingSold, oneHeld, oneSold, wait } from "./payment-outcomes.ts";
import { silentLogger } from "./silent-logger.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const openDesk = (provider: PaymentProvider | null) =>
  createStaffPaymentDesk({
    payments: supabaseStaffPaymentStore(shop.client),
    checkouts: shop.store,
    provider,
    isSandbox: true,
    logger: silentLogger,
  });

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no refusal",
    (error) => error.code ?? error,
  );

/** Lets a payment be as old as one that staff look at. */
const grow = (reference: string) =>
  shop.sql(
    `with aged as (
       update public.checkouts set confirm_started_at = now() - interval '10 minutes'
       where reference = $1 returning id
     )
     update public.payment_attempts set started_at = now() - interval '10 minutes'
     from aged where checkout_id = aged.id`,
    [reference],
  );

const ACTION = "approve";

/** A payment whose Confirm gets no answer, so that its goods stay held. */
async function stuck(sandbox: SandboxDriver, action: "approve" | "decline" = ACTION) {
  const payment = await payAtSandbox(shop, sandbox, action);
  const { reference, transactionId } = payment;
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await grow(reference);
  return payment;
}

/** PayPhone gives no answer to anything about a payment. */
async function silence(sandbox: SandboxDriver, reference: string) {
  await sandbox.control({ fault: { on: "find", mode: "unavailable", reference } });
}

/** Staff's back office shows it captured, though Confirm's answers were lost. */
async function captured(sandbox: SandboxDriver) {
  const payment = await payAtSandbox(shop, sandbox);
  const { reference, transactionId } = payment;
  await sandbox.provider.confirm(transactionId, reference);
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await grow(reference);
  return payment;
}

const actions = () =>
  shop.sql(
    "select kind, transaction_id, answer, note, actor from public.payment_actions order by id",
  );

const handEvents = () =>
  shop.sql("select note, actor from public.order_events where kind = 'settled_by_hand'");

test("lists a payment that has been open for minutes, and no younger or finished one", async () => {
  const sandbox = driveSandbox();
  const desk = openDesk(sandbox.provider);
  const { reference, transactionId } = await stuck(sandbox, "decline");
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
  await grow(reference);
  await shop.store.fail(reference, "declined", transactionId);
  expect(await desk.list()).toEqual([]);
});

test("releases a payment without an answer: its goods are free, and who did it is recorded once", async () => {
  const sandbox = driveSandbox();
  const { reference } = await stuck(sandbox, "decline");
  await silence(sandbox, reference);
  expect(await shop.blazers()).toEqual(oneHeld);
  const desk = openDesk(sandbox.provider);
  await Promise.all([desk.release(reference, staff), desk.release(reference, staff)]);
  await desk.release(reference, staff);
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  expect(await actions()).toEqual([
    { kind: "released", transaction_id: null, answer: null, note: null, actor: staff },
  ]);
});

test("returns the money of a released payment that turns out to be paid", async () => {
  const sandbox = driveSandbox();
  const { reference } = await captured(sandbox);
  await silence(sandbox, reference);
  await openDesk(sandbox.provider).release(reference, staff);
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 120);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("refuses to release what PayPhone calls approved, by reference or by id", async () => {
  const sandbox = driveSandbox();
  const { reference } = await stuck(sandbox);
  const before = await fingerprintTables(shop);
  const desk = openDesk(sandbox.provider);
  expect(await codeOf(desk.release(reference, staff))).toBe("PAYMENT_APPROVED");
  await sandbox.control({ fault: { on: "find", mode: "unavailable", reference, times: 1 } });
  expect(await codeOf(desk.release(reference, staff))).toBe("PAYMENT_APPROVED");
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("refuses to release a settled, a young, an unpaid and an unknown payment, and for a stranger", async () => {
  const sandbox = driveSandbox();
  const desk = openDesk(null);
  const settled = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(settled.reference, settled.transactionId)
    .settlement;
  expect(await codeOf(desk.release(settled.reference, staff))).toBe("PAYMENT_SETTLED");
  const young = await stuck(sandbox, "decline");
  expect(await codeOf(desk.release(young.reference, shop.userIds.stranger))).toBe("NOT_STAFF");
  await shop.sql("update public.checkouts set confirm_started_at = now()");
  await shop.sql("update public.payment_attempts set started_at = now()");
  expect(await codeOf(desk.release(young.reference, staff))).toBe("PAYMENT_UNDER_WAY");
  const unpaid = await shop.start();
  expect(await codeOf(desk.release(unpaid.reference, staff))).toBe("PAYMENT_NOT_HELD");
  const unknown = `GL-1234567890123-${"0".repeat(32)}`;
  expect(await codeOf(desk.release(unknown, staff))).toBe("CHECKOUT_NOT_FOUND");
  expect(await codeOf(desk.release("' or 1=1", staff))).toBe("CHECKOUT_NOT_FOUND");
  expect(await actions()).toEqual([]);
});

test("settles by hand what PayPhone agrees with: one order, recorded with the person, however often it is pressed", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await captured(sandbox);
  const settlement = { reference, transactionId, staffId: staff, note: "" };
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => openDesk(sandbox.provider).settle(settlement)),
  );
  orders.push(await openDesk(sandbox.provider).settle(settlement));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
  expect(await handEvents()).toEqual([{ note: null, actor: staff }]);
  expect(await actions()).toMatchObject([
    { kind: "settled_by_hand", transaction_id: transactionId, answer: "agreed", actor: staff },
  ]);
});

test("captures an approved payment that nobody confirmed before it settles it by hand", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await openDesk(sandbox.provider).settle({ reference, transactionId, staffId: staff, note: "" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectOneOrder(shop, reference, transactionId);
});

test("settles without an answer only with a reason, which is recorded", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await captured(sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox.provider);
  const settlement = { reference, transactionId, staffId: staff };
  const before = await fingerprintTables(shop);
  expect(await codeOf(desk.settle({ ...settlement, note: " " }))).toBe("REASON_REQUIRED");
  expect(await fingerprintTables(shop)).toEqual(before);
  await desk.settle({ ...settlement, note: " Seen in the back office at 11:40 " });
  await expectOneOrder(shop, reference, transactionId);
  const note = "Seen in the back office at 11:40";
  expect(await handEvents()).toEqual([{ note, actor: staff }]);
  expect(await actions()).toMatchObject([{ answer: "silent", note }]);
});

test("settles by hand where no provider is set, with a reason", async () => {
  const { reference } = await shop.start();
  const settlement = { reference, transactionId: "23178284", staffId: staff };
  const desk = openDesk(null);
  expect(await codeOf(desk.settle({ ...settlement, note: "" }))).toBe("REASON_REQUIRED");
  await desk.settle({ ...settlement, note: "Seen" });
  await expectOneOrder(shop, reference, "23178284");
});

test.each([
  ["wrong_amount", "amount"],
  ["wrong_reference", "reference"],
  ["wrong_currency", "currency"],
])(
  "refuses to settle by hand when PayPhone answers %s, and changes nothing",
  async (mode, hint) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await captured(sandbox);
    await sandbox.control({ fault: { on: "find", mode, reference } });
    const before = await fingerprintTables(shop);
    const desk = openDesk(sandbox.provider);
    const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
    await expect(attempt).rejects.toMatchObject({ code: "PAYMENT_CONTRADICTED", hint });
    expect(await fingerprintTables(shop)).toEqual(before);
  },
);

test("refuses to settle a declined payment, another checkout's, a used, a returned and an impossible one", async () => {
  const sandbox = driveSandbox();
  const desk = openDesk(sandbox.provider);
  const attempt = (reference: string, transactionId: string) =>
    codeOf(desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }));

  const declined = await stuck(sandbox, "decline");
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

test("settles a released payment by hand: its goods are taken again", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await captured(sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox.provider);
  await desk.release(reference, staff);
  await sandbox.control({ clearFaults: true });
  await desk.settle({ reference, transactionId, staffId: staff, note: "" });
  await expectOneOrder(shop, reference, transactionId);
});

test("refuses to settle by hand when the goods are gone, and leaves the checkout as it was", async () => {
  const sandbox = driveSandbox();
  await shop.reset(1);
  const { reference, transactionId } = await captured(sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox.provider);
  await desk.release(reference, staff);
  const rival = await payAtSandbox(shop, sandbox, "approve", { email: "eva@example.com" });
  await shop.openDesk(sandbox.provider).confirm(rival.reference, rival.transactionId).settlement;
  const before = await fingerprintTables(shop);
  const attempt = desk.settle({ reference, transactionId, staffId: staff, note: "Seen" });
  expect(await codeOf(attempt)).toBe("OUT_OF_STOCK");
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("refuses to settle a checkout whose address was erased", async () => {
  const { reference } = await shop.start();
  await shop.store.fail(reference, "cancelled", null);
  await shop.rpc("staff", "erase_person", { email: "ana@example.com" });
  await shop.sql(
    'update public.checkouts set shipping_address = shipping_address || \'{"address": ""}\'',
  );
  const desk = openDesk(null);
  const attempt = desk.settle({ reference, transactionId: "5", staffId: staff, note: "Seen" });
  expect(await codeOf(attempt)).toBe("CHECKOUT_ERASED");
});

test("settles in the middle of a release: the goods are sold or free, never both", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await captured(sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox.provider);
  await Promise.allSettled([
    desk.release(reference, staff),
    desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }),
  ]);
  const isSettled = (await shop.checkout(reference))?.status === "settled";
  expect(await shop.blazers()).toEqual(isSettled ? oneSold : nothingSold);
});
