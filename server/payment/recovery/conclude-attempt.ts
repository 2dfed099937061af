import type { UnfinishedAttempt, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import { weighApproval } from "../confirm-payment.ts";
import { findOwnPayment } from "../find-own-payment.ts";
import {
  CAPTURED_AFTER_SECONDS,
  OVER_AFTER_SECONDS,
  PENDING_FOR_SECONDS,
} from "../payment-times.ts";
import { settleStanding } from "../settle-payment.ts";
import { standingSeconds } from "../standing-seconds.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

type Approved = Extract<PaymentAnswer, { kind: "approved" }>;

/**
 * A payment that still stands as approved long after it was made must have been captured, or PayPhone would have given
 * it back. An answer about somebody else's payment is dropped at once.
 */
async function concludeApproved(
  parts: RecoveryParts,
  { reference, total, ageSeconds }: UnresolvedCheckout,
  attempt: UnfinishedAttempt,
  { payment }: Approved,
): Promise<void> {
  const { transactionId } = attempt;
  const isOurs = payment.reference === reference && payment.transactionId === transactionId;
  const ages = { attempt: attempt.ageSeconds, checkout: ageSeconds };
  const stands = standingSeconds(payment.paidAt, parts.clock(), ages) >= CAPTURED_AFTER_SECONDS;
  if (isOurs && !stands) return;
  const own = { reference, total, transactionId };
  await settleStanding(parts, reference, await weighApproval(parts, payment, own));
}

/**
 * The provider never says what became of an id that it cannot have or that is another merchant's. Once no payment of the
 * checkout can still begin and our reference is known to have none that stands, the goods are free again: an open checkout
 * whose hold has run out keeps none and is asked about no more. Where even our reference is unknown, Confirm may have
 * captured a payment that no query shows, so the owner is told.
 */
async function release(
  { store, logger }: RecoveryParts,
  { reference, transactionId }: { reference: string; transactionId: string },
  byReference: PaymentAnswer | null,
): Promise<void> {
  const isRefused = byReference?.kind === "declined" || byReference?.kind === "cancelled";
  if (byReference?.kind === "unknown") {
    await store.alertOwner(reference, transactionId, "released");
    await store.unpin(reference, transactionId);
  } else if (isRefused && byReference.reference === reference) {
    await store.unpin(reference, transactionId);
    await store.fail(reference, byReference.kind, byReference.transactionId);
  } else return;
  logger.warn({ reference, transactionId }, "an unanswered payment holds its goods no longer");
}

/**
 * Takes a payment for which Confirm gives no answer (any more: PayPhone may answer a repetition with an error page), and
 * concludes from the provider's queries what may be concluded. `isPending` says that Confirm has called it not final, which
 * is believed for a day: anybody can name an id.
 * Returns what the provider says of our reference, or null where it was not asked about. Throws when the database cannot be reached.
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
    const isOurs = answer.reference === reference && answer.transactionId === transactionId;
    if (isOurs) await store.fail(reference, answer.kind, transactionId);
  } else if (answer.kind !== "pending" && !mayEnd && ageSeconds > OVER_AFTER_SECONDS) {
    await release(parts, { reference, transactionId }, byReference);
  }
  return byReference;
}
