import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, expectNoOrder, expectOneOrder, MINUTE, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test.each([
  ["cancel_without_parameters", "cancelled"],
  ["decline", "declined"],
] as const)(
  "ends a checkout after %s without a return, once its form has expired",
  async (action, failure) => {
    const sandbox = driveSandbox();
    const { reference } = await payAtSandbox(shop, sandbox, action);
    await wait(shop, sandbox, 2 * MINUTE);
    await shop.recover(sandbox);
    expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
    await wait(shop, sandbox, 15 * MINUTE);
    await shop.recover(sandbox);
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure });
    await expectNoOrder(shop);
    await expectAtRest(shop, sandbox);
  },
);

test("confirms a payment whose tab was closed and creates the order", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  expect(await shop.recover(sandbox)).toBe(0);
  await wait(shop, sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox)).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectAtRest(shop, sandbox);
});

test("creates no order for a payment that PayPhone reversed while the server was down", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payAtSandbox(shop, sandbox, "close_tab");
  await wait(shop, sandbox, 30 * MINUTE);
  await shop.recover(sandbox);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  await expectNoOrder(shop);
});

test("confirms a late payment without a return in time", async () => {
  const sandbox = driveSandbox();
  const { reference, subtotal, tax, total } = await shop.start();
  for (let minute = 0; minute < 9; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
  await sandbox.pay(reference, "close_tab", { subtotal, tax, total });
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
  await expectOneOrder(shop, reference, String((await bookOf(sandbox, reference))?.transactionId));
});

test("queries an abandoned checkout a few times and then stops", async () => {
  const sandbox = driveSandbox();
  await shop.start();
  for (let minute = 0; minute < 40; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
  const queries = sandbox.calls.filter((call) => call.startsWith("GET /api/Sale/client/"));
  expect(queries.length).toBeGreaterThan(3);
  expect(queries.length).toBeLessThan(10);
  await expectNoOrder(shop);
  await expectAtRest(shop, sandbox);
});

test.each(["timeout", "unavailable", "html", "bad_token", "pending", "without_status"])(
  "repeats a query without an answer (%s) and creates the order",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
    await sandbox.control({ fault: { on: "find", mode, reference, times: 1 } });
    await wait(shop, sandbox, 2 * MINUTE);
    await shop.recover(sandbox);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
    await wait(shop, sandbox, 2 * MINUTE);
    await shop.recover(sandbox);
    await expectOneOrder(shop, reference, transactionId);
  },
);

test("reads a query's answer that is a list", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  await sandbox.control({ fault: { on: "find", mode: "as_array", reference } });
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
});
