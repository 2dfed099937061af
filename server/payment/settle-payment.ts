import type { Order } from "#app/domain/order.ts";
import { Refusal } from "#app/domain/refusal.ts";
import type { ProviderPayment } from "#app/payments/payment-provider.ts";
import type { ConfirmationParts, Standing } from "./confirm-payment.ts";
import { returnPayment } from "./return-payment.ts";

/** The money is captured and the goods cannot be had: it goes back. */
async function giveUp(
  parts: ConfirmationParts,
  reference: string,
  payment: ProviderPayment,
  refusal: Refusal,
): Promise<null> {
  parts.logger.error({ reference, code: refusal.code }, "a captured payment cannot be settled");
  if (refusal.code === "TRANSACTION_ALREADY_USED") {
    await parts.store.fail(reference, "mismatch", payment.transactionId);
  } else {
    await returnPayment(parts, reference, payment.transactionId, "stock_gone");
  }
  return null;
}

/**
 * Takes a standing and returns the order it stands for, settling an approved one; null for a failed one, and for a
 * captured payment that a rule refuses to settle, which is then given back.
 * Rejects when the database could not be reached: the payment is captured, so asking again must and will settle it.
 */
export async function settleStanding(
  parts: ConfirmationParts,
  reference: string,
  standing: Standing,
): Promise<Order | null> {
  if (standing.kind === "failed") return null;
  if (standing.kind === "settled") return standing.order;
  const { payment } = standing;
  try {
    const order = await parts.store.settle(reference, payment.transactionId, payment);
    // Two cards may have been charged for one checkout: the second charge is not ours to keep.
    if (order.transactionId !== payment.transactionId) {
      await returnPayment(parts, reference, payment.transactionId, "mismatch");
    }
    return order;
  } catch (error) {
    if (error instanceof Refusal) return giveUp(parts, reference, payment, error);
    throw error;
  }
}
