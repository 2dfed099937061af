import type { PaymentDifference } from "#app/domain/payment-check.ts";
import { type ExpectedPayment, judgePayment } from "#app/payments/judge-payment.ts";
import type {
  PaymentAnswer,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "./find-own-payment.ts";

/** What the provider says of a payment that we believe to be captured; `silent` when it says nothing that can be compared. */
export type PaymentFinding =
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

/** Where the id is not answered for, another captured payment of our reference says that the id is a wrong one. */
function isPaidByAnother(byReference: PaymentAnswer | null, own: ExpectedPayment): boolean {
  return (
    byReference?.kind === "approved" &&
    byReference.payment.reference === own.reference &&
    byReference.payment.transactionId !== own.transactionId
  );
}

/**
 * Takes the provider (null where none is set) and our record of a payment, and asks without capturing anything: by the
 * transaction id, then by the reference, because Sale by id may not cover the payment box (fact sheet, "Not known").
 */
export async function askAboutPayment(
  provider: PaymentQueries | null,
  own: ExpectedPayment,
): Promise<PaymentFinding> {
  if (!provider) return { kind: "silent" };
  const { answer, byReference } = await findOwnPayment(provider, own);
  if (isPaidByAnother(byReference, own)) return { kind: "differs", difference: "transaction" };
  return findingOf(answer, own);
}
