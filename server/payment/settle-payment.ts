import { FAILURES } from "#app/data/server/checkout-store.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { Settlement } from "#app/payments/payment-desk.ts";
import type { ProviderPayment } from "#app/payments/payment-provider.ts";
import { type ConfirmationParts, failed, type Standing } from "./confirm-payment.ts";
import { returnPayment } from "./return-payment.ts";

/** The money is captured and the goods cannot be had: it goes back. What is told now is what a later visit is told. */
async function giveUp(
  parts: ConfirmationParts,
  reference: string,
  { transactionId }: ProviderPayment,
  refusal: ShopError,
): Promise<Settlement> {
  parts.logger.error({ reference, code: refusal.code }, "a captured payment cannot be settled");
  const before = FAILURES.find((failure) => failure === refusal.hint);
  const isUsed = refusal.code === "TRANSACTION_ALREADY_USED";
  const failure = isUsed ? "mismatch" : (before ?? "stock_gone");
  return failed(failure, await returnPayment(parts, reference, transactionId, failure));
}

/**
 * Takes a standing and returns what it settles to: an approved one becomes its order, unless a rule refuses to settle the
 * captured payment, which is then given back.
 * Rejects when the database could not be reached: the payment is captured, so asking again must and will settle it.
 */
export async function settleStanding(
  parts: ConfirmationParts,
  reference: string,
  standing: Standing,
): Promise<Settlement> {
  if (standing.kind !== "approved") return standing;
  const { payment } = standing;
  try {
    const order = await parts.store.settle(reference, payment.transactionId, payment);
    // Two cards may have been charged for one checkout: the second charge is not ours to keep.
    if (order.transactionId !== payment.transactionId) {
      await returnPayment(parts, reference, payment.transactionId, "mismatch");
    }
    return { kind: "settled", order };
  } catch (error) {
    if (error instanceof ShopError) return giveUp(parts, reference, payment, error);
    throw error;
  }
}
