import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectOneOrder, MINUTE, requestsOfConfirm, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const OVER = { state: "over", transactionId: null };

test("knows no payment of a checkout that nobody paid, nor of an unknown reference", async () => {
  const desk = shop.openDesk(driveSandbox().provider);
  const { reference } = await shop.start();
  expect(await desk.findProgress(reference)).toEqual(OVER);
  expect(await desk.findProgress(`${reference.slice(0, -1)}x`)).toEqual(OVER);
  expect(await desk.findProgress("GL-none")).toEqual(OVER);
  expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
});

test("knows the language of a checkout, and none of an unknown reference", async () => {
  const desk = shop.openDesk(driveSandbox().provider);
  for (const language of ["es", "en"] as const) {
    const { reference } = await shop.start({ language });
    expect(await desk.findLanguage(reference)).toBe(language);
    expect(await desk.findLanguage(`${reference.slice(0, -1)}x`)).toBeNull();
  }
  expect(await desk.findLanguage("GL-none")).toBeNull();
});

test("finds and confirms a payment whose shopper closed the tab", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const desk = shop.openDesk(sandbox.provider);
  expect(await desk.findProgress(reference)).toEqual({ state: "checking", transactionId });
  await orderOf(desk.confirm(reference, transactionId));
  expect(await desk.findProgress(reference)).toEqual({ state: "settled", transactionId });
  await expectOneOrder(shop, reference, transactionId);
});

test("does not take a refused payment of a closed tab for one being checked", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payAtSandbox(shop, sandbox, "decline");
  expect(await shop.openDesk(sandbox.provider).findProgress(reference)).toEqual(OVER);
});

test("does not hold up the shopper when PayPhone does not answer about an unpaid checkout", async () => {
  const sandbox = driveSandbox();
  const { reference } = await shop.start();
  const provider = {
    ...sandbox.provider,
    findByReference: async () => ({ kind: "unresolved", reason: "timeout" }) as const,
  };
  expect(await shop.openDesk(provider).findProgress(reference)).toEqual(OVER);
});

test("asks PayPhone only while a payment of the checkout may still arrive", async () => {
  const sandbox = driveSandbox();
  const { reference } = await shop.start();
  const desk = shop.openDesk(sandbox.provider);
  await desk.findProgress(reference);
  expect(sandbox.calls).toHaveLength(1);
  await wait(shop, sandbox, 17 * MINUTE);
  expect(await desk.findProgress(reference)).toEqual(OVER);
  expect(sandbox.calls).toHaveLength(1);
});

test("is being checked until PayPhone answers, then settled", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const times = requestsOfConfirm("html");
  await sandbox.control({ fault: { on: "confirm", mode: "html", reference, times } });
  const desk = shop.openDesk(sandbox.provider);
  await desk.confirm(reference, transactionId).settlement;
  expect(await desk.findProgress(reference)).toEqual({ state: "checking", transactionId });
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  expect(await desk.findProgress(reference)).toEqual({ state: "settled", transactionId });
});

test.each(["decline", "cancel"] as const)(
  "knows that nothing was charged after %s, also at later visits",
  async (action) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox, action);
    const desk = shop.openDesk(sandbox.provider);
    for (let visit = 0; visit < 2; visit += 1) {
      const { verdict } = desk.confirm(reference, transactionId);
      expect(await verdict).toMatchObject({ kind: "failed", isUncharged: true });
    }
    expect(await desk.findProgress(reference)).toEqual({ state: "over", transactionId });
  },
);

test("does not know it of another payment of a failed checkout", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "decline");
  const desk = shop.openDesk(sandbox.provider);
  await desk.confirm(reference, transactionId).verdict;
  const other = await desk.confirm(reference, String(Number(transactionId) + 1)).verdict;
  expect(other).toEqual({ kind: "failed", failure: "declined", refund: null });
});

test("does not know it of a payment that the bank had approved before", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  sandbox.advance(5 * MINUTE * 1000);
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toEqual({ kind: "failed", failure: "cancelled", refund: null });
});

test("does not know it while another payment of the checkout is being checked", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "decline");
  await shop.store.pin(reference, "11111111");
  const desk = shop.openDesk(sandbox.provider);
  const declined = { kind: "failed", failure: "declined", refund: null };
  expect(await desk.confirm(reference, transactionId).verdict).toEqual(declined);
  expect(await desk.findProgress(reference)).toMatchObject({ state: "checking" });
});

test("starts no other checkout while the payment is being checked, nor once it has arrived", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const times = requestsOfConfirm("timeout");
  await sandbox.control({ fault: { on: "confirm", mode: "timeout", reference, times } });
  const desk = shop.openDesk(sandbox.provider);
  await desk.confirm(reference, transactionId).settlement;
  const again = () => shop.start({ replaces: reference });
  await expect(again()).rejects.toMatchObject({ code: "PAYMENT_UNDER_WAY" });
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  await expect(again()).rejects.toMatchObject({ code: "PAYMENT_UNDER_WAY" });
});

test("starts another checkout after a declined payment", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "decline");
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await shop.start({ replaces: reference });
});
