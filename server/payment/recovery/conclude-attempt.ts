import type { UnfinishedAttempt, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import { isAbout } from "#app/payments/is-about.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "../find-own-payment.ts";
import { paymentAge } from "../payment-age.ts";
import {
  CAPTURED_AFTER_SECONDS,
  EXPIRED_AFTER_SECONDS,
  PENDING_FOR_SECONDS,
} from "../payment-times.ts";
import { judgeApproval, type OwnPayment } from "../process-return.ts";
import { settlePayment } from "../settle-payment.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

type Approved = Extract<PaymentAnswer, { kind: "approved" }>;

/**
 * A payment that is still approved after the automatic reversal must have been captured. An answer about another
 * payment is dropped at once.
 */
async function concludeApproved(
  parts: RecoveryParts,
  { reference, total, ageSeconds }: UnresolvedCheckout,
  attempt: UnfinishedAttempt,
  answer: Approved,
): Promise<void> {
  const { payment } = answer;
  const own = { reference, total, transactionId: attempt.transactionId };
  const ages = { attempt: attempt.ageSeconds, checkout: ageSeconds };
  const isPastReversal = paymentAge(payment.paidAt, parts.clock(), ages) >= CAPTURED_AFTER_SECONDS;
  if (isAbout(answer, own) && !isPastReversal) return;
  await settlePayment(parts, reference, await judgeApproval(parts, payment, own));
}

/**
 * Release the stock of a payment that the provider never answers for, as of an id that it cannot have or that is another
 * merchant's, once no payment of the checkout can start and our
 * reference has no approved one. When even our reference is unknown, Confirm may have captured a payment that no query
 * shows, so the owner is alerted.
 */
async function releaseStock(
  { store, logger }: RecoveryParts,
  { reference, transactionId }: OwnPayment,
  byReference: PaymentAnswer | null,
): Promise<void> {
  const isDeclined = byReference?.kind === "declined" || byReference?.kind === "cancelled";
  if (byReference?.kind === "unknown") {
    await store.alertOwner(reference, transactionId, "released");
    await store.unpin(reference, transactionId);
  } else if (isDeclined && byReference.reference === reference) {
    await store.unpin(reference, transactionId);
    await store.fail(reference, byReference.kind, byReference.transactionId);
  } else return;
  logger.warn({ reference, transactionId }, "the stock of an unanswered payment was released");
}

/**
 * Conclude a payment from the provider's queries when Confirm gives no answer: PayPhone may answer a repetition with an
 * error page. `isPending` is believed for a day only, for anybody can invent an id.
 * Return the answer by reference, or null when it was not queried. Throws when the database is unreachable.
 */
export async function concludeAttempt(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  attempt: UnfinishedAttempt,
  isPending: boolean,
): Promise<PaymentAnswer | null> {
  const { store, provider } = parts;
  const { reference, ageSeconds } = checkout;
  const { transactionId } = attempt;
  const mayEnd = isPending && attempt.ageSeconds <= PENDING_FOR_SECONDS;
  const { answer, byReference } = await findOwnPayment(provider, { reference, transactionId });
  if (answer.kind === "approved") {
    await concludeApproved(parts, checkout, attempt, answer);
  } else if (answer.kind === "declined" || answer.kind === "cancelled") {
    if (isAbout(answer, { reference, transactionId }))
      await store.fail(reference, answer.kind, transactionId, !answer.wasAuthorized);
  } else if (answer.kind !== "pending" && !mayEnd && ageSeconds > EXPIRED_AFTER_SECONDS) {
    await releaseStock(parts, { reference, transactionId }, byReference);
  }
  return byReference;
}
