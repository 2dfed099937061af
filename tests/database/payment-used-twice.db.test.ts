import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, MINUTE, wait } from "./payment-outcomes.ts";

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

test("a captured payment whose transaction has paid for another order: the owner is told", async () => {
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
  // The money may be the other order's: only a person can tell.
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectAtRest(shop, sandbox);
  expect(await shop.alerts()).toHaveLength(1);
});

test("the owner is told of such a payment although the server dies at it", async () => {
  const sandbox = driveSandbox();
  const earlier = await payAtSandbox(shop, sandbox, "approve", { email: "earlier@example.com" });
  await shop.openDesk(sandbox.provider).confirm(earlier.reference, earlier.transactionId)
    .settlement;
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.sql("update public.orders set payphone_transaction_id = $1", [transactionId]);
  const alertOwner = async () => {
    throw new Error("alert_owner failed: fetch failed");
  };
  const desk = shop.openDesk(sandbox.provider, { alertOwner });
  expect(await desk.confirm(reference, transactionId).settlement).toEqual({ kind: "unwritten" });
  await recoverFor(sandbox, 2);
  expect(await shop.alerts()).toMatchObject([{ problem: "already_used", transactionId }]);
});

test("an order that the sandbox has paid for carries an id that PayPhone cannot have", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  const [order] = await shop.orders();
  expect(Number(order?.payphone_transaction_id)).toBeGreaterThan(2 ** 31 - 1);
});
