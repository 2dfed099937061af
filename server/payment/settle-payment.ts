import {
  CHECKOUT_FAILURES,
  type CheckoutFailure,
  type Settlement,
} from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { ProviderPayment } from "#app/payments/payment-provider.ts";
import { type ConfirmationParts, failed, type ReturnOutcome } from "./process-return.ts";
import { returnPayment } from "./return-payment.ts";

/** Name the failure of a captured payment by the database's rejection. */
function failureOf({ code, hint }: ShopError): CheckoutFailure {
  switch (code) {
    case "TRANSACTION_ALREADY_USED":
      return "mismatch";
    case "DISCOUNT_USED_UP":
      return "discount_used_up";
    case "CHECKOUT_FAILED":
      return CHECKOUT_FAILURES.find((failure) => failure === hint) ?? "sold_out";
    default:
      return "sold_out";
  }
}

/** The payment is captured but cannot be settled, so it is returned. Later visits get the same result. */
async function returnUnsettled(
  parts: ConfirmationParts,
  reference: string,
  { transactionId }: ProviderPayment,
  rejection: ShopError,
): Promise<Settlement> {
  parts.logger.error({ reference, code: rejection.code }, "a captured payment cannot be settled");
  const failure = failureOf(rejection);
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
