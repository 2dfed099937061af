import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { bookOf, payAtSandbox } from "./open-payment-shop.ts";
import { agePayments, openStaffDesk, silence } from "./open-staff-desk.ts";
import { expectAtRest, MINUTE, nothingSold, oneSold, wait } from "./payment-outcomes.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Make an order whose card payment was captured without an answer, release it, and let the worker ask about it again. */
async function releasedOrder() {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const order = await shop.payments.choose(reference, "transfer");
  await sandbox.provider.confirm(transactionId, reference);
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await silence(sandbox, reference);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await agePayments(shop);
  sandbox.advance(10 * MINUTE * 1000);
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toMatchObject({
    code: "PAYMENT_UNDER_WAY",
  });
  await openStaffDesk(shop, sandbox).release(reference, shop.staff);
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.checkout(reference)).toMatchObject({ status: "confirming" });
  return { sandbox, order, reference };
}

/** Expect that the worker returns the card's money once PayPhone answers. */
async function expectReturned({ sandbox, reference }: Awaited<ReturnType<typeof releasedOrder>>) {
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 15 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.inconsistencies()).toEqual([]);
  await expectAtRest(shop, sandbox);
}

test("lets staff confirm the transfer of an order whose card payment they released, and returns the card's", async () => {
  const released = await releasedOrder();
  await shop.decisions.confirm(released.order.id, shop.staff);
  const paid = { status: "pending", payment_method: "transfer", is_paid: true };
  expect(await shop.orderRow(released.order.id)).toMatchObject(paid);
  await expectReturned(released);
  expect(await shop.orderRow(released.order.id)).toMatchObject(paid);
  expect(await shop.blazers()).toEqual(oneSold);
});

test("lets staff cancel an order whose card payment they released", async () => {
  const released = await releasedOrder();
  const cancellation = { order_id: released.order.id, staff_id: shop.staff, restock: true };
  expect((await shop.rpc("server", "cancel_order", cancellation)).status).toBe(200);
  await expectReturned(released);
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("lets an order expire whose card payment was released", async () => {
  const released = await releasedOrder();
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  await expectReturned(released);
  expect(await shop.orderRow(released.order.id)).toMatchObject({ status: "cancelled" });
});

test("pays an order by the card that staff released if its answer comes before another payment", async () => {
  const { sandbox, order } = await releasedOrder();
  await sandbox.control({ clearFaults: true });
  await wait(shop, sandbox, 15 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.orderRow(order.id)).toMatchObject({ payment_method: "card", is_paid: true });
});

test("waits for a card payment that begins after a release", async () => {
  const { order, reference } = await releasedOrder();
  await shop.store.pin(reference, "99999999");
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toMatchObject({
    code: "PAYMENT_UNDER_WAY",
  });
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(0);
});
