import { expect, test } from "vitest";
import { judgePayment } from "./judge-payment.ts";
import type { ProviderPayment } from "./payment-provider.ts";

const expected = { reference: "GL-1-a", total: 12_765, transactionId: "23178284" };
const payment: ProviderPayment = {
  transactionId: "23178284",
  reference: "GL-1-a",
  amount: 12_765,
  currency: "USD",
  authorizationCode: "W23178284",
  cardBrand: "Visa",
  lastDigits: "4242",
  cardType: "Credit",
  paidAt: null,
  sandbox: false,
};

test("matches a payment that equals our record", () => {
  expect(judgePayment(payment, expected)).toBe("match");
});

test.each([
  ["amount", { amount: 12_764 }],
  ["amount", { amount: 12_766 }],
  ["amount", { amount: Number.NaN }],
  ["currency", { currency: "EUR" }],
  ["currency", { currency: "usd" }],
  ["reference", { reference: "GL-1-b" }],
  ["reference", { reference: "gl-1-a" }],
  ["transaction", { transactionId: "23178285" }],
  ["transaction", { transactionId: "023178284" }],
] as const)("names a different %s", (verdict, change) => {
  expect(judgePayment({ ...payment, ...change }, expected)).toBe(verdict);
});

test("names the reference first for another checkout's payment", () => {
  expect(
    judgePayment({ ...payment, reference: "GL-9-z", transactionId: "7", amount: 1 }, expected),
  ).toBe("reference");
});

test("ignores the card and the sandbox flag", () => {
  expect(judgePayment({ ...payment, authorizationCode: null, sandbox: true }, expected)).toBe(
    "match",
  );
});
