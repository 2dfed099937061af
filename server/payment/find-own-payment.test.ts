import { expect, test } from "vitest";
import type { PaymentAnswer, ProviderPayment } from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "./find-own-payment.ts";

const own = { reference: "GL-1-a", transactionId: "7" };
const payment: ProviderPayment = {
  ...own,
  amount: 115,
  currency: "USD",
  authorizationCode: null,
  cardBrand: null,
  lastDigits: null,
  cardType: null,
  paidAt: null,
  sandbox: false,
};
const approved: PaymentAnswer = { kind: "approved", payment };
const another: PaymentAnswer = { kind: "approved", payment: { ...payment, transactionId: "8" } };
const foreign: PaymentAnswer = { kind: "approved", payment: { ...payment, reference: "GL-9-z" } };
const cancelled: PaymentAnswer = {
  kind: "cancelled",
  message: "Cancelada",
  wasAuthorized: false,
  ...own,
};
const unknown: PaymentAnswer = { kind: "unknown" };
const silent: PaymentAnswer = { kind: "unresolved", reason: "HTTP 400" };
const timeout: PaymentAnswer = { kind: "unresolved", reason: "timeout" };
const pending: PaymentAnswer = { kind: "pending" };

async function find(byId: PaymentAnswer, byReference: PaymentAnswer) {
  const asked: string[] = [];
  const finding = await findOwnPayment(
    {
      findByTransaction: async (id) => {
        asked.push(id);
        return byId;
      },
      findByReference: async (reference) => {
        asked.push(reference);
        return byReference;
      },
    },
    own,
  );
  return { ...finding, asked };
}

test.each([approved, cancelled, pending])(
  "keeps an answer by id that is conclusive ($kind)",
  async (byId) => {
    expect(await find(byId, unknown)).toEqual({ answer: byId, byReference: null, asked: ["7"] });
  },
);

test.each([
  ["unknown by id, approved by reference", unknown, approved, approved],
  ["unresolved by id, approved by reference", silent, approved, approved],
  ["unknown by id, cancelled by reference", unknown, cancelled, cancelled],
  ["unknown both times", unknown, unknown, unknown],
  ["unresolved by id, unknown by reference", silent, unknown, silent],
  ["unknown by id, no answer by reference", unknown, timeout, timeout],
  ["unknown by id, not final by reference", unknown, pending, pending],
  ["unknown by id, another payment by reference", unknown, another, unknown],
  ["unknown by id, another's reference by our reference", unknown, foreign, unknown],
])("%s", async (_name, byId, byReference, answer) => {
  expect(await find(byId, byReference)).toEqual({ answer, byReference, asked: ["7", "GL-1-a"] });
});
