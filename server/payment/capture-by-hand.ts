import type { Failure } from "#app/data/server/checkout-store.ts";
import type { KnownPayment } from "#app/data/server/staff-payment-store.ts";
import type { PaymentDifference } from "#app/domain/payment-check.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { type ExpectedPayment, judgePayment } from "#app/payments/judge-payment.ts";
import type { PaymentAnswer, ProviderPayment } from "#app/payments/payment-provider.ts";
import { CAPTURED_AFTER_SECONDS } from "./payment-times.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";
import { standingSeconds } from "./standing-seconds.ts";

/** Takes what differs; returns the refusal to settle a payment that PayPhone describes differently. */
export const contradicted = (difference: PaymentDifference) =>
  new ShopError("PAYMENT_CONTRADICTED", "PayPhone describes this payment differently.", difference);

type Prepared = {
  own: ExpectedPayment;
  known: KnownPayment;
  /** How the checkout had failed before it was prepared; null where it had not. */
  failure: Failure | null;
};

/** What contradicts the payment in an answer of Confirm; null where it says nothing about it. */
function differenceIn(answer: PaymentAnswer, own: ExpectedPayment): PaymentDifference | null {
  if (answer.kind === "approved") {
    const judgement = judgePayment(answer.payment, own);
    return judgement === "match" ? null : judgement;
  }
  if (answer.kind !== "declined" && answer.kind !== "cancelled") return null;
  const isOurs = answer.reference === own.reference && answer.transactionId === own.transactionId;
  return isOurs ? "cancelled" : null;
}

/**
 * Leaves the checkout as it was before it was prepared. Only somebody else's payment is asked about no more: one of ours
 * with another amount may be captured, and the recovery worker returns it.
 */
async function withdraw(
  { checkouts, payments }: StaffPaymentParts,
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
 * Captures what the query calls approved (`payment`), before it is settled by hand: nobody may have confirmed it, and
 * PayPhone would return it after five minutes. A second Confirm may be answered with an error page (fact sheet, section 5),
 * so without an answer the payment must have stood longer than that. Throws a ShopError `PAYMENT_CONTRADICTED` or
 * `PAYMENT_UNDER_WAY`; after the latter the recovery worker finishes the payment.
 */
export async function captureByHand(
  parts: StaffPaymentParts,
  prepared: Prepared,
  payment: ProviderPayment,
): Promise<void> {
  const { provider, clock } = parts;
  const { own, known } = prepared;
  const answer = await provider?.confirm(own.transactionId, own.reference);
  const difference = answer ? differenceIn(answer, own) : null;
  if (difference) {
    await withdraw(parts, prepared, difference);
    throw contradicted(difference);
  }
  if (answer?.kind === "approved") return;
  const attempt = known.attempts.find(({ transactionId }) => transactionId === own.transactionId);
  const ages = { attempt: attempt?.ageSeconds ?? 0, checkout: known.ageSeconds };
  if (standingSeconds(payment.paidAt, clock(), ages) < CAPTURED_AFTER_SECONDS) {
    throw new ShopError("PAYMENT_UNDER_WAY", "Nobody has captured this payment yet. Please wait.");
  }
}
