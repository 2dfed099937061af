import type { Cents } from "#app/domain/money.ts";
import type { ProviderPayment } from "./payment-provider.ts";

/** Our own record of a payment: the stored checkout, and the id that the return or the query named. */
export type ExpectedPayment = { reference: string; total: Cents; transactionId: string };

export type PaymentVerdict = "match" | "reference" | "transaction" | "currency" | "amount";

/**
 * Takes an approved payment as the provider reports it and our own record (total in cents of USD); returns `match`,
 * or the first thing that differs. The shop is paid only on `match`: a return address can carry a real id of another
 * checkout (PayPhone fact sheet, section 5: id, amount, currency and reference must equal the stored order).
 */
export function judgePayment(payment: ProviderPayment, expected: ExpectedPayment): PaymentVerdict {
  if (payment.reference !== expected.reference) return "reference";
  if (payment.transactionId !== expected.transactionId) return "transaction";
  if (payment.currency !== "USD") return "currency";
  if (payment.amount !== expected.total) return "amount";
  return "match";
}
