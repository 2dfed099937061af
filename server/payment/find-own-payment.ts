import type { PaymentAnswer, PaymentProvider } from "#app/payments/payment-provider.ts";

/** The provider's answer about a payment, and its answer by reference when that was needed. */
type Finding = { answer: PaymentAnswer; byReference: PaymentAnswer | null };

type Named = { reference: string; transactionId: string };

/**
 * Query the state of a payment without capturing it. Sale by id may not cover the payment box and then answers 401 or
 * 404 for a captured payment (fact sheet, sections 5 and 8), so only a payment that Sale by reference does not show
 * either is `unknown`. The caller compares what is `approved`.
 */
export async function findOwnPayment(
  provider: Pick<PaymentProvider, "findByTransaction" | "findByReference">,
  { reference, transactionId }: Named,
): Promise<Finding> {
  const byId = await provider.findByTransaction(transactionId);
  if (byId.kind !== "unknown" && byId.kind !== "unresolved") {
    return { answer: byId, byReference: null };
  }
  const byReference = await provider.findByReference(reference, transactionId);
  const isAboutIt = isAbout(byReference, { reference, transactionId });
  return { answer: isAboutIt ? byReference : byId, byReference };
}

/** An answer that is not final may be about any payment. */
function isAbout(answer: PaymentAnswer, { reference, transactionId }: Named): boolean {
  switch (answer.kind) {
    case "approved":
      return (
        answer.payment.transactionId === transactionId && answer.payment.reference === reference
      );
    case "declined":
    case "cancelled":
      return answer.transactionId === transactionId && answer.reference === reference;
    case "unknown":
      return false;
    case "pending":
    case "unresolved":
      return true;
  }
}
