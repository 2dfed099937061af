import { expect } from "vitest";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import type { PaymentShop } from "./open-payment-shop.ts";

/** Requests of one Confirm: four attempts at two hosts, or one each if they time out after 15 s. */
export const requestsOfConfirm = (mode: string) => (mode === "timeout" ? 2 : 8);
export const MINUTE = 60;

export const nothingSold = { quantity: 5, free: 5 };
export const oneSold = { quantity: 4, free: 4 };
export const oneHeld = { quantity: 5, free: 4 };

/** Advance the clocks of the shop and PayPhone. */
export async function wait(shop: PaymentShop, sandbox: SandboxDriver, seconds: number) {
  sandbox.advance(seconds * 1000);
  await shop.passTime(seconds);
}

export async function expectOneOrder(shop: PaymentShop, reference: string, transactionId: string) {
  expect(await shop.orders()).toMatchObject([
    { reference, payphone_transaction_id: transactionId },
  ]);
  expect(await shop.blazers()).toEqual(oneSold);
  // The owner's email is queued, too, where the shop knows their address.
  const toCustomer = "select kind from public.outbox where kind <> 'new_order'";
  expect(await shop.sql(toCustomer)).toEqual([{ kind: "order_confirmation" }]);
}

export async function expectNoOrder(shop: PaymentShop) {
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.sql("select kind from public.outbox")).toEqual([]);
}

/** Expect that the worker has nothing left to do. */
export async function expectAtRest(shop: PaymentShop, sandbox: SandboxDriver) {
  await wait(shop, sandbox, 24 * 60 * MINUTE);
  await shop.recover(sandbox);
  await wait(shop, sandbox, 24 * 60 * MINUTE);
  expect(await shop.recover(sandbox)).toBe(0);
}
