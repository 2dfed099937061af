import type { PaymentDifference } from "#app/domain/order/payment-check.ts";
import { type ExpectedPayment, judgePayment } from "#app/payments/judge-payment.ts";
import type {
  PaymentAnswer,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "./find-own-payment.ts";

/** How the provider's record of a captured payment compares with ours; `silent` without a comparable answer. */
type PaymentFinding =
  | { kind: "agrees"; payment: ProviderPayment }
  | { kind: "differs"; difference: PaymentDifference }
  | { kind: "silent" };

export type PaymentQueries = Pick<PaymentProvider, "findByTransaction" | "findByReference">;

function findingOf(answer: PaymentAnswer, own: ExpectedPayment): PaymentFinding {
  switch (answer.kind) {
    case "approved": {
      const judgement = judgePayment(answer.payment, own);
      return judgement === "match"
        ? { kind: "agrees", payment: answer.payment }
        : { kind: "differs", difference: judgement };
    }
    case "declined":
    case "cancelled": {
      if (answer.transactionId !== null && answer.transactionId !== own.transactionId) break;
      const isForeign = answer.reference !== null && answer.reference !== own.reference;
      return { kind: "differs", difference: isForeign ? "reference" : "cancelled" };
    }
  }
  return { kind: "silent" };
}

/** Whether our reference was paid by another transaction, which shows that the id is wrong. */
function isPaidByAnother(byReference: PaymentAnswer | null, own: ExpectedPayment): boolean {
  return (
    byReference?.kind === "approved" &&
    byReference.payment.reference === own.reference &&
    byReference.payment.transactionId !== own.transactionId
  );
}

/**
 * Compare our record of a payment with the provider's, without capturing. Queries by transaction id, then by reference:
 * Sale by id may not cover the payment box (fact sheet, section 8).
 */
export async function queryPayment(
  provider: PaymentQueries | null,
  own: ExpectedPayment,
): Promise<PaymentFinding> {
  if (!provider) return { kind: "silent" };
  const { answer, byReference } = await findOwnPayment(provider, own);
  if (isPaidByAnother(byReference, own)) return { kind: "differs", difference: "transaction" };
  return findingOf(answer, own);
}
