import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { capturedPayment, codeOf, openStaffDesk, silence } from "./open-staff-desk.ts";
import {
  expectAtRest,
  expectOneOrder,
  MINUTE,
  nothingSold,
  oneSold,
  wait,
} from "./payment-outcomes.ts";

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

const actions = () =>
  shop.sql(
    "select kind, transaction_id, answer, note, actor from public.payment_actions order by id",
  );

const handEvents = () =>
  shop.sql("select note, actor from public.order_events where kind = 'settled_by_hand'");

test("creates one order for repeated settlements and records who settled it", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  const settlement = { reference, transactionId, staffId: staff, note: "" };
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => openDesk(sandbox).settle(settlement)),
  );
  orders.push(await openDesk(sandbox).settle(settlement));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
  expect(await handEvents()).toEqual([{ note: null, actor: staff }]);
  expect(await actions()).toMatchObject([
    { kind: "settled_by_hand", transaction_id: transactionId, answer: "agreed", actor: staff },
  ]);
});

test("requires and records a reason when PayPhone does not answer", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox);
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

test("settles with a reason without a configured provider", async () => {
  const { reference } = await shop.start();
  const settlement = { reference, transactionId: "23178284", staffId: staff };
  const desk = openDesk(null);
  expect(await codeOf(desk.settle({ ...settlement, note: "" }))).toBe("REASON_REQUIRED");
  await desk.settle({ ...settlement, note: "Seen" });
  await expectOneOrder(shop, reference, "23178284");
});

test("settles the payment of an old checkout that is picked up, which has no address", async () => {
  const { reference } = await shop.start();
  await shop.sql(
    `update public.checkouts
     set delivery = '{"method": "pickup", "address": "Quito", "note": "", "noteEs": ""}',
       shipping_address = shipping_address || '{"address": ""}'
     where reference = $1`,
    [reference],
  );
  await shop.passTime(48 * 3600);
  await openDesk(null).settle({
    reference,
    transactionId: "23178284",
    staffId: staff,
    note: "Seen",
  });
  await expectOneOrder(shop, reference, "23178284");
});

test("settles a released payment and takes its units again", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox);
  await desk.release(reference, staff);
  await sandbox.control({ clearFaults: true });
  await desk.settle({ reference, transactionId, staffId: staff, note: "" });
  await expectOneOrder(shop, reference, transactionId);
});

test("sells or frees the units when settlement and release run concurrently", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await silence(sandbox, reference);
  const desk = openDesk(sandbox);
  await Promise.allSettled([
    desk.release(reference, staff),
    desk.settle({ reference, transactionId, staffId: staff, note: "Seen" }),
  ]);
  const isSettled = (await shop.checkout(reference))?.status === "settled";
  expect(await shop.blazers()).toEqual(isSettled ? oneSold : nothingSold);
});

test("alerts the owner of a second captured payment after a settlement without an answer", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const typed = { reference, transaction_id: "5000000099", staff_id: staff };
  const desk = shop.openDesk(sandbox.provider, {
    // Staff settle a mistyped id while the shopper's return is being confirmed.
    async pin(...args) {
      const pin = await shop.store.pin(...args);
      const parameters = { ...typed, payment: {}, answer: "silent", note: "Seen" };
      expect(await shop.rpc("server", "settle_by_hand", parameters)).toMatchObject({ status: 200 });
      return pin;
    },
  });
  await desk.confirm(reference, transactionId).settlement;
  await wait(shop, sandbox, 20 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  const alert = { problem: "second_payment", reference, transactionId };
  expect(await shop.alerts()).toMatchObject([alert]);
  expect(await shop.attempts(reference)).toMatchObject([{ state: "disputed" }]);
  await expectAtRest(shop, sandbox);
});
