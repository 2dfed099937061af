import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectOneOrder, nothingSold, oneSold } from "./payment-outcomes.ts";
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

test("settles by hand what PayPhone agrees with: one order, recorded with the person, however often it is pressed", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payments.captured(sandbox);
  const settlement = { reference, transactionId, staffId: staff, note: "" };
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => payments.openDesk(sandbox.provider).settle(settlement)),
  );
  orders.push(await payments.openDesk(sandbox.provider).settle(settlement));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
  expect(await payments.handEvents()).toEqual([{ note: null, actor: staff }]);
  expect(await payments.actions()).toMatchObject([
    { kind: "settled_by_hand", transaction_id: transactionId, answer: "agreed", actor: staff },
  ]);
});

test("captures an approved payment that nobody confirmed before it settles it by hand", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await payments
    .openDesk(sandbox.provider)
    .settle({ reference, transactionId, staffId: staff, note: "" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectOneOrder(shop, reference, transactionId);
});

test("settles without an answer only with a reason, which is recorded", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payments.captured(sandbox);
  await payments.silence(sandbox, reference);
  const desk = payments.openDesk(sandbox.provider);
  const settlement = { reference, transactionId, staffId: staff };
  const before = await fingerprintTables(shop);
  expect(await payments.codeOf(desk.settle({ ...settlement, note: " " }))).toBe("REASON_REQUIRED");
  expect(await fingerprintTables(shop)).toEqual(before);
  await desk.settle({ ...settlement, note: " Seen in the back office at 11:40 " });
  await expectOneOrder(shop, reference, transactionId);
  const note = "Seen in the back office at 11:40";
  expect(await payments.handEvents()).toEqual([{ note, actor: staff }]);
  expect(await payments.actions()).toMatchObject([{ answer: "silent", note }]);
});

test("settles by hand where no provider is set, with a reason", async () => {
  const { reference } = await shop.start();
  const settlement = { reference, transactionId: "23178284", staffId: staff };
  const desk = payments.openDesk(null);
  expect(await payments.codeOf(desk.settle({ ...settlement, note: "" }))).toBe("REASON_REQUIRED");
  await desk.settle({ ...settlement, note: "Seen" });
  await expectOneOrder(shop, reference, "23178284");
});

test("settles a released payment by hand: its goods are taken again", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payments.captured(sandbox);
  await payments.silence(sandbox, reference);
  const desk = payments.openDesk(sandbox.provider);
  await desk.release(reference, staff);
  await sandbox.control({ clearFaults: true });
  await desk.settle({ reference, transactionId, staffId: staff, note: "" });
  await expectOneOrder(shop, reference, transactionId);
});

test("settles in the middle of a release: the goods are sold or free, never both", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payments.captured(sandbox);
  await payments.silence(sandbox, reference);
  const desk = payments.openDesk(sandbox.provider);
  await Promise.allSettled([
    desk.release(reference, staff),
    desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }),
  ]);
  const isSettled = (await shop.checkout(reference))?.status === "settled";
  expect(await shop.blazers()).toEqual(isSettled ? oneSold : nothingSold);
});
