import type { StoredProgress } from "#app/data/server/checkout-json.ts";
import type { PaymentProgress } from "#app/domain/payment/payment-progress.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";

type ProgressParts = {
  stored: (reference: string) => Promise<StoredProgress>;
  /** Query a payment by reference; null when the provider may not be asked at the moment. */
  query: (reference: string) => Promise<PaymentAnswer | null>;
  /** Start to capture a payment that the provider approved. */
  confirm: (reference: string, transactionId: string) => unknown;
};

/**
 * Return what became of a checkout's payment. While no return has named one, the provider is queried: a shopper who paid
 * and closed the tab must not pay twice. Without an answer the payment counts as none, and the recovery worker finds it.
 */
export async function findProgress(
  { stored, query, confirm }: ProgressParts,
  reference: string,
): Promise<PaymentProgress> {
  const { state, transactionId } = await stored(reference);
  if (state !== "open") return { state, transactionId };
  const answer = await query(reference);
  if (answer?.kind === "pending") return { state: "checking", transactionId: null };
  if (answer?.kind !== "approved" || answer.payment.reference !== reference) {
    return { state: "over", transactionId: null };
  }
  const { transactionId: found } = answer.payment;
  confirm(reference, found);
  return { state: "checking", transactionId: found };
}
