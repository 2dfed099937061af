import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { bookOf, openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import {
  openReversalDesk,
  orderAtSandbox,
  passReversalTime,
  recoverDueReversals,
} from "./reverse-order.ts";
import { BLAZER, PRODUCTS } from "./sample-bag.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const statusOf = async (id: string) =>
  (await shop.sql<{ status: string }>("select status from public.orders where id = $1", [id]))[0]
    ?.status;
const readFigures = async () => (await shop.client.rpc("shop_figures")).data;
const mailsOf = (kind: string) =>
  shop.sql<{ recipient: string }>("select recipient from public.outbox where kind = $1", [kind]);

async function expectReversedOnce(id: string) {
  expect(await statusOf(id)).toBe("refunded");
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await mailsOf("payment_reversed")).toEqual([{ recipient: "ana@example.com" }]);
  expect(
    await shop.sql(
      "select payload -> 'returnedByProvider' as said from public.outbox where kind = 'payment_reversed'",
    ),
  ).toEqual([{ said: true }]);
  expect(
    await shop.sql(
      "select from_status, to_status, actor, code from public.order_events where order_id = $1 and kind = 'status_changed'",
      [id],
    ),
  ).toEqual([
    { from_status: "pending", to_status: "refunded", actor: staff, code: "payment_reversed" },
  ]);
}

test("reverses a payment: refunds the order, restocks it, emails the shopper and records the actor", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const desk = openReversalDesk(shop, sandbox);
  expect(await desk.find(order.id)).toMatchObject({
    state: "none",
    isOpen: true,
    closesAt: "2026-09-23T01:00:00.000Z",
  });
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "done", isOpen: false });
  expect(await bookOf(sandbox, order.reference)).toMatchObject({ state: "reversed" });
  await expectReversedOnce(order.id);
  expect(await shop.attempts(order.reference)).toMatchObject([{ state: "reversed" }]);
});

test("reverses once for repeated and concurrent requests on several servers", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => openReversalDesk(shop, sandbox).reverse(order.id, staff)),
  );
  expect(answers.filter(({ state }) => state === "done").length).toBeGreaterThan(0);
  await passReversalTime(shop, sandbox, 600);
  await recoverDueReversals(shop, sandbox);
  await expectReversedOnce(order.id);
  const before = await fingerprintTables(shop);
  expect(await openReversalDesk(shop, sandbox).reverse(order.id, staff)).toMatchObject({
    state: "done",
  });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test.each(["timeout", "unavailable", "html", "bad_token"])(
  "keeps a reversal due when Reverse answers %s, until the worker finishes it",
  async (mode) => {
    const sandbox = driveSandbox();
    const order = await orderAtSandbox(shop, sandbox);
    const { reference } = order;
    await sandbox.control({ fault: { on: "reverse", mode, reference, times: 2 } });
    const desk = openReversalDesk(shop, sandbox);
    expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "due", isOpen: false });
    expect(await statusOf(order.id)).toBe("pending");
    expect(await readFigures()).toMatchObject({ reversalsDue: 1 });
    expect(await shop.blazers()).toEqual(oneSold);
    for (const state of ["due", "done"]) {
      await passReversalTime(shop, sandbox, 60);
      expect(await recoverDueReversals(shop, sandbox)).toBe(1);
      expect(await desk.find(order.id)).toMatchObject({ state });
    }
    await expectReversedOnce(order.id);
    expect(await readFigures()).toMatchObject({ reversalsDue: 0 });
    await passReversalTime(shop, sandbox, 3600);
    expect(await recoverDueReversals(shop, sandbox)).toBe(0);
  },
);

test("queries PayPhone when the answer of a successful Reverse is lost", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const { reference } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "timeout_after_effect", reference } });
  const desk = openReversalDesk(shop, sandbox);
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "done" });
  await expectReversedOnce(order.id);
});

test("keeps the order and alerts the owner when PayPhone rejects, and allows a retry", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const { reference, transactionId } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference, times: 1 } });
  const desk = openReversalDesk(shop, sandbox);
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "refused", isOpen: true });
  expect(await statusOf(order.id)).toBe("pending");
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await mailsOf("payment_reversed")).toEqual([]);
  expect(await shop.alerts()).toMatchObject([
    { problem: "reversal_refused", orderId: order.id, transactionId, isSandbox: true },
  ]);
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "done" });
  await expectReversedOnce(order.id);
});

test("alerts the owner once after an hour without an answer and keeps trying", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const { reference } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "timeout", reference } });
  await openReversalDesk(shop, sandbox).reverse(order.id, staff);
  for (let half = 0; half < 5; half += 1) {
    await passReversalTime(shop, sandbox, 1800);
    expect(await recoverDueReversals(shop, sandbox)).toBe(1);
  }
  expect(await shop.alerts()).toMatchObject([{ problem: "reversal_unanswered" }]);
  await sandbox.control({ clearFaults: true });
  await passReversalTime(shop, sandbox, 1800);
  await recoverDueReversals(shop, sandbox);
  await expectReversedOnce(order.id);
});

test("reverses until 20:00 in Ecuador and sends no request after that", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const desk = openReversalDesk(shop, sandbox);
  // From 10:00 to a second before 20:00.
  sandbox.advance(36_000_000 - 1000);
  expect(await desk.find(order.id)).toMatchObject({ isOpen: true });
  sandbox.advance(1000);
  expect(await desk.find(order.id)).toMatchObject({ isOpen: false, state: "none" });
  const calls = sandbox.calls.length;
  await expect(desk.reverse(order.id, staff)).rejects.toMatchObject({ code: "REVERSAL_TOO_LATE" });
  expect(sandbox.calls).toHaveLength(calls);
  expect(await shop.sql("select from public.order_reversals")).toEqual([]);
});

test("rejects an impossible reversal with a code and without a change", async () => {
  const sandbox = driveSandbox();
  const desk = openReversalDesk(shop, sandbox);
  const byHand = await orderAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set status = 'refunded' where id = $1", [byHand.id]);
  const unpaid = await orderAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = null where id = $1", [
    unpaid.id,
  ]);
  const before = await fingerprintTables(shop);
  const attempt = (id: string, person = staff) => desk.reverse(id, person).catch((error) => error);
  expect(await attempt(byHand.id)).toMatchObject({ code: "ORDER_ALREADY_REFUNDED" });
  expect(await attempt(unpaid.id)).toMatchObject({ code: "ORDER_NOT_PAID_ONLINE" });
  expect(await attempt(staff)).toMatchObject({ code: "ORDER_NOT_FOUND" });
  expect(await attempt(byHand.id, shop.userIds.stranger)).toMatchObject({ code: "NOT_STAFF" });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("rejects shipping while a reversal is due", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const { reference } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "unavailable", reference, times: 1 } });
  await openReversalDesk(shop, sandbox).reverse(order.id, staff);
  const ship = () =>
    shop.call<{ details: string }>("staff", "PATCH", `orders?id=eq.${order.id}`, {
      status: "shipped",
    });
  expect(await ship()).toMatchObject({ status: 409, body: { details: "REVERSAL_UNDER_WAY" } });
  await passReversalTime(shop, sandbox, 60);
  await recoverDueReversals(shop, sandbox);
  expect(await ship()).toMatchObject({
    status: 409,
    body: { details: "ORDER_TRANSITION_NOT_ALLOWED" },
  });
  await expectReversedOnce(order.id);
});

test("restocks a cancelled order per size and color and offers a sold-out product again", async () => {
  const sandbox = driveSandbox();
  const boots = { productId: PRODUCTS.ankleBoots, size: "38", color: "Camel", quantity: 2 };
  await shop.reset(2);
  const order = await orderAtSandbox(shop, sandbox, { lines: [{ ...BLAZER, quantity: 2 }, boots] });
  const stock = () =>
    shop.sql(
      `select product.name, product.quantity, product.inventory_status as status,
         (select variant.quantity from public.product_variants as variant
          where variant.product_id = product.id and size = '38' and color = 'Camel') as camel
       from public.products as product where id in ($1, $2) order by name`,
      [BLAZER.productId, PRODUCTS.ankleBoots],
    );
  expect(await stock()).toMatchObject([
    { quantity: 0, status: "sold-out", camel: null },
    { quantity: 9, camel: 0 },
  ]);
  await shop.sql("update public.orders set status = 'cancelled' where id = $1", [order.id]);
  await openReversalDesk(shop, sandbox).reverse(order.id, staff, true);
  expect(await stock()).toMatchObject([
    { quantity: 2, status: "low-stock", camel: null },
    { quantity: 11, camel: 2 },
  ]);
  expect(await statusOf(order.id)).toBe("refunded");
});

test("returns the refunded order when the return is replayed after the reversal", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  await openReversalDesk(shop, sandbox).reverse(order.id, staff);
  const before = await fingerprintTables(shop);
  const { settlement } = shop
    .openDesk(sandbox.provider)
    .confirm(order.reference, order.transactionId);
  expect(await settlement).toMatchObject({ kind: "settled", order: { status: "refunded" } });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("claims a reversal for one worker, and again when its lease ends", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  const { reference } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "timeout", reference, times: 1 } });
  await openReversalDesk(shop, sandbox).reverse(order.id, staff);
  await passReversalTime(shop, sandbox, 60);
  const claim = () =>
    shop.rpc<unknown[]>("server", "claim_order_reversals", { max_count: 5, lease_seconds: 120 });
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ body }) => body.length).toSorted()).toEqual([0, 1]);
  expect(await recoverDueReversals(shop, sandbox)).toBe(0);
  await passReversalTime(shop, sandbox, 120);
  expect(await recoverDueReversals(shop, sandbox)).toBe(1);
  await expectReversedOnce(order.id);
});
