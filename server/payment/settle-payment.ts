import { CHECKOUT_FAILURES, type Settlement } from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { ProviderPayment } from "#app/payments/payment-provider.ts";
import { type ConfirmationParts, failed, type ReturnOutcome } from "./process-return.ts";
import { returnPayment } from "./return-payment.ts";

/** The payment is captured but cannot be settled, so it is returned. Later visits get the same result. */
async function returnUnsettled(
  parts: ConfirmationParts,
  reference: string,
  { transactionId }: ProviderPayment,
  rejection: ShopError,
): Promise<Settlement> {
  parts.logger.error({ reference, code: rejection.code }, "a captured payment cannot be settled");
  const before = CHECKOUT_FAILURES.find((failure) => failure === rejection.hint);
  const isUsed = rejection.code === "TRANSACTION_ALREADY_USED";
  const failure = isUsed ? "mismatch" : (before ?? "sold_out");
  return failed(failure, await returnPayment(parts, { reference, transactionId }, failure));
}

/**
 * Settle a return: an approved payment becomes its order, or is returned when a rule rejects it.
 * Rejects when the database is unreachable: the payment is captured, and repeating the call settles it.
 */
export async function settlePayment(
  parts: ConfirmationParts,
  reference: string,
  outcome: ReturnOutcome,
): Promise<Settlement> {
  if (outcome.kind !== "approved") return outcome;
  const { payment } = outcome;
  try {
    const order = await parts.store.settle(reference, payment.transactionId, payment);
    // Two cards may have been charged for one checkout: the second charge goes back.
    if (order.transactionId !== payment.transactionId) {
      await returnPayment(parts, { reference, transactionId: payment.transactionId }, "mismatch");
    }
    return { kind: "settled", order };
  } catch (error) {
    if (error instanceof ShopError) return returnUnsettled(parts, reference, payment, error);
    throw error;
  }
}
