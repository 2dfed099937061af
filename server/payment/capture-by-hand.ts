import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { KnownPayment, StaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import type { PaymentDifference } from "#app/domain/order/payment-check.ts";
import type { CheckoutFailure } from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { isAbout } from "#app/payments/is-about.ts";
import { type ExpectedPayment, judgePayment } from "#app/payments/judge-payment.ts";
import type {
  PaymentAnswer,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import { paymentAge } from "./payment-age.ts";
import { CAPTURED_AFTER_SECONDS } from "./payment-times.ts";

export type CaptureParts = {
  payments: StaffPaymentStore;
  checkouts: Pick<CheckoutStore, "fail" | "unpin">;
  /** Null without a provider. */
  provider: PaymentProvider | null;
  /** Epoch milliseconds in the provider's time. */
  clock: () => number;
};

/** The error for a payment that PayPhone describes differently. */
export const contradictionError = (difference: PaymentDifference) =>
  new ShopError("PAYMENT_CONTRADICTED", "PayPhone describes this payment differently.", difference);

type Prepared = {
  own: ExpectedPayment;
  known: KnownPayment;
  /** How the checkout had failed before; null when it had not. */
  failure: CheckoutFailure | null;
};

/** Return what contradicts the payment in an answer of Confirm; null when the answer is not about it. */
function differenceIn(answer: PaymentAnswer, own: ExpectedPayment): PaymentDifference | null {
  if (answer.kind === "approved") {
    const judgement = judgePayment(answer.payment, own);
    return judgement === "match" ? null : judgement;
  }
  if (answer.kind !== "declined" && answer.kind !== "cancelled") return null;
  return isAbout(answer, own) ? "cancelled" : null;
}

/**
 * Restore the checkout. Only another's payment is dropped: one of ours with another amount may be captured, and the
 * recovery worker returns it.
 */
async function withdraw(
  { checkouts, payments }: CaptureParts,
  { own: { reference, transactionId }, failure }: Prepared,
  difference: PaymentDifference,
): Promise<void> {
  if (difference === "cancelled") {
    await checkouts.fail(reference, failure ?? "cancelled", transactionId);
  } else if (difference === "reference" || difference === "transaction") {
    await checkouts.unpin(reference, transactionId);
  }
  if (failure !== null) await payments.withdraw(reference, failure);
}

/**
 * Capture an approved payment before it is settled by hand: PayPhone reverses unconfirmed payments after five minutes.
 * A second Confirm may be answered with an error page (fact sheet, section 5), so without an answer the payment must be
 * older than that. Throws a ShopError `PAYMENT_CONTRADICTED` or `PAYMENT_UNDER_WAY`; the recovery worker finishes the
 * latter.
 */
export async function captureByHand(
  parts: CaptureParts,
  prepared: Prepared,
  payment: ProviderPayment,
): Promise<void> {
  const { provider, clock } = parts;
  const { own, known } = prepared;
  const answer = await provider?.confirm(own.transactionId, own.reference);
  const difference = answer ? differenceIn(answer, own) : null;
  if (difference) {
    await withdraw(parts, prepared, difference);
    throw contradictionError(difference);
  }
  if (answer?.kind === "approved") return;
  const attempt = known.attempts.find(({ transactionId }) => transactionId === own.transactionId);
  const ages = { attempt: attempt?.ageSeconds ?? 0, checkout: known.ageSeconds };
  if (paymentAge(payment.paidAt, clock(), ages) < CAPTURED_AFTER_SECONDS) {
    throw new ShopError(
      "PAYMENT_UNDER_WAY",
      "This payment has not been captured yet. Please wait.",
    );
  }
}
