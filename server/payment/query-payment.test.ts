import { expect, test } from "vitest";
import type { PaymentAnswer, ProviderPayment } from "#app/payments/payment-provider.ts";
import { queryPayment } from "./query-payment.ts";

const OWN = { reference: "GL-1", transactionId: "7", total: 1000 };
const PAYMENT = {
  transactionId: "7",
  reference: "GL-1",
  amount: 1000,
  currency: "USD",
  authorizationCode: null,
  cardBrand: null,
  lastDigits: null,
  cardType: null,
  sandbox: false,
} as ProviderPayment;
const approved = (change: object = {}): PaymentAnswer => ({
  kind: "approved",
  payment: { ...PAYMENT, ...change },
});
const cancelled = (transactionId: string | null, reference: string | null): PaymentAnswer => ({
  kind: "cancelled",
  message: "",
  wasAuthorized: false,
  transactionId,
  reference,
});
const SILENT: PaymentAnswer[] = [{ kind: "unknown" }, { kind: "unresolved", reason: "HTTP 503" }];

const ask = (byTransaction: PaymentAnswer, byReference: PaymentAnswer = { kind: "unknown" }) =>
  queryPayment(
    { findByTransaction: async () => byTransaction, findByReference: async () => byReference },
    OWN,
  );

test("agrees when id, reference, amount and currency are the same", async () => {
  expect(await ask(approved())).toEqual({ kind: "agrees", payment: PAYMENT });
});

test.each([
  ["reference", { reference: "GL-2" }],
  ["transaction", { transactionId: "8" }],
  ["currency", { currency: "EUR" }],
  ["amount", { amount: 999 }],
])("differs in the %s", async (difference, change) => {
  expect(await ask(approved(change))).toEqual({ kind: "differs", difference });
});

test("differs when the payment was cancelled or has another reference", async () => {
  expect(await ask(cancelled("7", "GL-1"))).toEqual({ kind: "differs", difference: "cancelled" });
  expect(await ask(cancelled(null, null))).toEqual({ kind: "differs", difference: "cancelled" });
  expect(await ask(cancelled("7", "GL-2"))).toEqual({ kind: "differs", difference: "reference" });
});

test.each(SILENT)("queries by reference when the id gets no answer: $kind", async (silent) => {
  expect(await ask(silent, approved())).toMatchObject({ kind: "agrees" });
  expect(await ask(silent, approved({ amount: 1 }))).toMatchObject({ difference: "amount" });
  expect(await ask(silent, cancelled("7", "GL-1"))).toMatchObject({ difference: "cancelled" });
  for (const other of SILENT) expect(await ask(silent, other)).toEqual({ kind: "silent" });
});

test("is silent while the payment is pending", async () => {
  expect(await ask({ kind: "pending" }, approved())).toEqual({ kind: "silent" });
});

test.each(SILENT)(
  "differs when the id gets no answer and the reference was paid by another: $kind",
  async (silent) => {
    const differs = { kind: "differs", difference: "transaction" };
    expect(await ask(silent, approved({ transactionId: "8" }))).toEqual(differs);
  },
);

test("ignores an answer by reference about another payment or a declined one", async () => {
  const silent: PaymentAnswer = { kind: "unknown" };
  expect(await ask(silent, approved({ transactionId: "8", reference: "GL-2" }))).toEqual({
    kind: "silent",
  });
  expect(await ask(silent, cancelled("8", "GL-1"))).toEqual({ kind: "silent" });
  expect(await ask(silent, cancelled(null, "GL-1"))).toEqual({ kind: "silent" });
});

test("is silent without a provider", async () => {
  expect(await queryPayment(null, OWN)).toEqual({ kind: "silent" });
});
