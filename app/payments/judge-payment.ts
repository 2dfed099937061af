import type { Cents } from "#app/domain/money/money.ts";
import type { ProviderPayment } from "./payment-provider.ts";

/** Our record of a payment: the stored checkout and the id of the return or query. */
export type ExpectedPayment = { reference: string; total: Cents; transactionId: string };

export type PaymentVerdict = "match" | "reference" | "transaction" | "currency" | "amount";

/**
 * Return `match`, or the first difference between an approved payment and our record (total in cents of USD). Only
 * `match` is paid: id, amount, currency and reference must equal what we stored, for a return URL can carry a real id of another checkout (PayPhone fact sheet, section 5).
 */
export function judgePayment(payment: ProviderPayment, expected: ExpectedPayment): PaymentVerdict {
  if (payment.reference !== expected.reference) return "reference";
  if (payment.transactionId !== expected.transactionId) return "transaction";
  if (payment.currency !== "USD") return "currency";
  if (payment.amount !== expected.total) return "amount";
  return "match";
}
