import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { capturedPayment, openStaffDesk, silence } from "./open-staff-desk.ts";
import { expectAtRest, MINUTE, wait } from "./payment-outcomes.ts";
import { CUSTOMER } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

async function recoverFor(sandbox: SandboxDriver, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
}

test("alerts the owner of a captured payment whose transaction paid another order", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const earlier = await payAtSandbox(shop, sandbox, "approve", { email: "earlier@example.com" });
  await desk.confirm(earlier.reference, earlier.transactionId).settlement;
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = $1", [transactionId]);
  const { verdict, settlement } = desk.confirm(reference, transactionId);
  expect(await verdict).toEqual({ kind: "approved" });
  expect(await settlement).toEqual({ kind: "failed", failure: "mismatch", refund: null });
  const alert = { problem: "already_used", reference, transactionId, orderId: null };
  expect(await shop.alerts()).toMatchObject([alert]);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "mismatch" });
  // The money may belong to the other order.
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectAtRest(shop, sandbox);
  expect(await shop.alerts()).toHaveLength(1);
});

test("alerts the owner of such a payment after a crash", async () => {
  const sandbox = driveSandbox();
  const earlier = await payAtSandbox(shop, sandbox, "approve", { email: "earlier@example.com" });
  await shop.openDesk(sandbox.provider).confirm(earlier.reference, earlier.transactionId)
    .settlement;
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = $1", [transactionId]);
  const requireReversal = async () => {
    throw new Error("require_reversal failed: fetch failed");
  };
  const desk = shop.openDesk(sandbox.provider, { requireReversal });
  expect(await desk.confirm(reference, transactionId).settlement).toEqual({ kind: "unwritten" });
  await recoverFor(sandbox, 2);
  expect(await shop.alerts()).toMatchObject([{ problem: "already_used", transactionId }]);
});

test("gives a sandbox payment an id that PayPhone cannot have", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  const [order] = await shop.orders();
  expect(Number(order?.payphone_transaction_id)).toBeGreaterThan(2 ** 31 - 1);
});

test("alerts the owner of a released payment whose transaction paid another order, and stops querying", async () => {
  const sandbox = driveSandbox();
  const earlier = await payAtSandbox(shop, sandbox, "approve", { email: "earlier@example.com" });
  await shop.openDesk(sandbox.provider).confirm(earlier.reference, earlier.transactionId)
    .settlement;
  const { reference, transactionId } = await capturedPayment(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = $1", [transactionId]);
  await silence(sandbox, reference);
  await openStaffDesk(shop, sandbox).release(reference, shop.userIds.staff);
  await sandbox.control({ clearFaults: true });
  await recoverFor(sandbox, 2);
  expect(await shop.alerts()).toMatchObject([{ problem: "already_used", transactionId }]);
  expect(await shop.attempts(reference)).toMatchObject([{ state: "disputed" }]);
  await expectAtRest(shop, sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
});

test("alerts the owner of a second charge whose transaction paid another order", async () => {
  const sandbox = driveSandbox();
  const settled = await payAtSandbox(shop, sandbox, "approve", { email: "one@example.com" });
  await shop.openDesk(sandbox.provider).confirm(settled.reference, settled.transactionId)
    .settlement;
  const second = await payAtSandbox(shop, sandbox, "approve", { email: "two@example.com" });
  const { reference, transactionId } = second;
  await sandbox.provider.confirm(transactionId, reference);
  await shop.store.pin(reference, "902");
  await shop.store.pin(reference, transactionId);
  await shop.store.settle(reference, "902", {});
  await shop.sql("update public.orders set payphone_transaction_id = $2 where reference = $1", [
    settled.reference,
    transactionId,
  ]);
  await recoverFor(sandbox, 2);
  expect(await shop.alerts()).toMatchObject([
    { problem: "already_used", reference, transactionId },
  ]);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectAtRest(shop, sandbox);
});

test("keeps the shopper's data and the owner's email of a disputed payment", async () => {
  const sandbox = driveSandbox();
  const earlier = await payAtSandbox(shop, sandbox, "approve", { email: "earlier@example.com" });
  await shop.openDesk(sandbox.provider).confirm(earlier.reference, earlier.transactionId)
    .settlement;
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = $1", [transactionId]);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await shop.passTime(31 * 86_400);
  await shop.recover(sandbox);
  await supabaseRetentionStore(shop.client).remove("checkouts", 30, 100);
  const request = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: shop.userIds.staff };
  expect(await shop.rpc("server", "erase_person", request)).toMatchObject({ body: { waiting: 1 } });
  const [row] = await shop.sql("select email from public.checkouts where reference = $1", [
    reference,
  ]);
  expect(row).toEqual({ email: CUSTOMER.email });
  expect(await shop.alerts()).toMatchObject([{ problem: "already_used", reference }]);
});

test("keeps an unsent email to the owner about a payment when the shopper's data are erased", async () => {
  const sandbox = driveSandbox();
  const { reference } = await shop.start();
  await shop.store.alertOwner(reference, "5000000001", "released");
  await shop.store.fail(reference, "cancelled", null);
  const request = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: shop.userIds.staff };
  const erased = await shop.rpc("server", "erase_person", request);
  expect(erased).toMatchObject({ body: { checkouts: 1, emails: 0 } });
  expect(await shop.alerts()).toMatchObject([{ problem: "released", reference }]);
  await shop.sql("update public.outbox set sent_at = now()");
  expect(await shop.rpc("server", "erase_person", request)).toMatchObject({ body: { emails: 1 } });
  await expectAtRest(shop, sandbox);
});

const states = async (reference: string) =>
  (await shop.attempts(reference)).map(({ state }) => state);

test("returns no payment that its own order was made of", async () => {
  const { reference } = await shop.start();
  await shop.store.pin(reference, "5");
  await shop.rpc("server", "settle_checkout", { reference, transaction_id: "5", payment: {} });
  expect(await shop.store.requireReversal(reference, "5", "mismatch")).toBe(false);
  expect(await states(reference)).toEqual(["paid"]);
  expect(await shop.alerts()).toEqual([]);
});

test("takes a payment as returned that another server's Reverse was refused for", async () => {
  const { reference } = await shop.start();
  await shop.store.requireReversal(reference, "5", "mismatch");
  await shop.store.refuseReversal(reference, "5");
  await shop.store.recordReversal(reference, "5");
  expect(await states(reference)).toEqual(["reversed"]);
});

test("keeps a disputed payment disputed when its return is opened again", async () => {
  const { reference } = await shop.start();
  await shop.store.pin(reference, "5");
  await shop.sql("update public.payment_attempts set state = 'disputed'");
  await shop.store.pin(reference, "5");
  expect(await states(reference)).toEqual(["disputed"]);
});
