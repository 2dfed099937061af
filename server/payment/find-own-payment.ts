import { isAbout } from "#app/payments/is-about.ts";
import type { PaymentAnswer, PaymentProvider } from "#app/payments/payment-provider.ts";
import type { OwnPayment } from "./process-return.ts";

/** The provider's answer about a payment, and its answer by reference when that was needed. */
type Finding = { answer: PaymentAnswer; byReference: PaymentAnswer | null };

/**
 * Query the state of a payment without capturing it. Sale by id may not cover the payment box and then answers 401 or
 * 404 for a captured payment (fact sheet, sections 5 and 8), so only a payment that Sale by reference does not show
 * either is `unknown`. The caller compares what is `approved`.
 */
export async function findOwnPayment(
  provider: Pick<PaymentProvider, "findByTransaction" | "findByReference">,
  own: OwnPayment,
): Promise<Finding> {
  const byId = await provider.findByTransaction(own.transactionId);
  if (byId.kind !== "unknown" && byId.kind !== "unresolved") {
    return { answer: byId, byReference: null };
  }
  const byReference = await provider.findByReference(own.reference, own.transactionId);
  // An answer that is not final may be about any payment.
  const isOpen = byReference.kind === "pending" || byReference.kind === "unresolved";
  return { answer: isOpen || isAbout(byReference, own) ? byReference : byId, byReference };
}
