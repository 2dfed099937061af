import type { PaymentAnswer, PaymentProvider } from "#app/payments/payment-provider.ts";

/** What the provider says of one payment, and what it says of our reference where that had to be asked as well. */
export type Finding = { answer: PaymentAnswer; byReference: PaymentAnswer | null };

type Named = { reference: string; transactionId: string };

/**
 * Takes the provider, our reference and the provider's id, and asks what became of that payment, capturing nothing. Sale
 * by id may not cover the payment box and then answers 401 or 404 for a captured payment (fact sheet, sections 5 and 8):
 * only when Sale by reference does not show it either is it `unknown`. The caller compares what is `approved`.
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

/** An answer that is not final may be about any payment, so it keeps every question open. */
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
