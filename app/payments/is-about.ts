import type { ExpectedPayment } from "./judge-payment.ts";
import type { PaymentAnswer } from "./payment-provider.ts";

/**
 * Whether an answer names exactly this payment. An approved or failed one may be another's, for a forged return can carry
 * a real id; other answers name none.
 */
export function isAbout(
  answer: PaymentAnswer,
  { reference, transactionId }: Pick<ExpectedPayment, "reference" | "transactionId">,
): boolean {
  const named = answer.kind === "approved" ? answer.payment : answer;
  if (!("reference" in named)) return false;
  return named.reference === reference && named.transactionId === transactionId;
}
