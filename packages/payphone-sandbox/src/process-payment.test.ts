import { expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "./testing.ts";

const amounts = { subtotal: 10_000, tax: 1500, total: 11_500 };
const MINUTE = 60_000;

async function onlyPayment(driver: SandboxDriver) {
  const { payments } = await driver.control({});
  const [payment] = payments;
  if (!payment) throw new Error("There is no payment");
  return payment;
}

test.each([
  ["approve", "approved"],
  ["slow", "approved"],
  ["decline", "declined"],
  ["cancel", "cancelled"],
] as const)("%s returns id and clientTransactionId and never a status", async (action, state) => {
  const driver = driveSandbox();
  const { returnUrl } = await driver.pay("GL-1-a", action, amounts);
  const payment = await onlyPayment(driver);
  const expected = `?id=${payment.transactionId}&clientTransactionId=GL-1-a`;
  expect(returnUrl).toBe(`https://shop.test/confirmation${expected}`);
  expect(payment.state).toBe(state);
  expect(driver.pauses).toEqual(action === "slow" ? [8000] : []);
});

test("returns without parameters after that cancellation", async () => {
  const driver = driveSandbox();
  const { returnUrl } = await driver.pay("GL-1-a", "cancel_without_parameters", amounts);
  expect(returnUrl).toBe("https://shop.test/confirmation");
  expect((await onlyPayment(driver)).state).toBe("cancelled");
});

test("reverses a payment with a closed tab after five minutes", async () => {
  const driver = driveSandbox();
  expect(await driver.pay("GL-1-a", "close_tab", amounts)).toEqual({ returnUrl: null });
  driver.advance(5 * MINUTE - 1);
  expect((await onlyPayment(driver)).state).toBe("approved");
  driver.advance(1);
  expect((await onlyPayment(driver)).state).toBe("reversed");
});

test("keeps a payment confirmed within five minutes", async () => {
  const driver = driveSandbox();
  await driver.pay("GL-1-a", "approve", amounts);
  const { transactionId } = await onlyPayment(driver);
  driver.advance(5 * MINUTE - 1);
  await driver.post("/api/confirm", { id: transactionId, clientTxId: "GL-1-a" });
  driver.advance(60 * MINUTE);
  expect((await onlyPayment(driver)).state).toBe("captured");
});

test("accepts one decision within ten minutes", async () => {
  const driver = driveSandbox();
  await driver.pay("GL-1-a", "decline", amounts);
  const prepared = await driver.browse("/prepare", {
    clientTransactionId: "GL-1-b",
    amount: 100,
    amountWithTax: 100,
  });
  const { paymentId } = await prepared.json();
  const process = (action: string) => driver.browse("/card-payment/process", { paymentId, action });
  driver.advance(10 * MINUTE);
  const late = await process("approve");
  expect(await late.json()).toMatchObject({ errorCode: 127 });
  await driver.control({ clockOffsetMs: -1 });
  expect((await process("approve")).status).toBe(200);
  expect((await process("decline")).status).toBe(400);
});

test.each([{}, { paymentId: "x" }, { paymentId: "x", action: "steal" }, null])(
  "rejects %j",
  async (choice) => {
    const response = await driveSandbox().browse("/card-payment/process", choice);
    expect(await response.json()).toMatchObject({ errorCode: 800 });
  },
);
