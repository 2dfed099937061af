import type { UnfinishedAttempt, UnresolvedCheckout } from "#app/data/recovery-queue.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { type ConfirmationParts, weighApproval } from "../payment/confirm-payment.ts";
import { returnPayment } from "../payment/return-payment.ts";
import { settleStanding } from "../payment/settle-payment.ts";

export type RecoveryParts = ConfirmationParts & { desk: Pick<PaymentDesk, "confirm"> };

/** PayPhone gives back what nobody confirmed within five minutes (fact sheet, section 5); one more for its own delay. */
const CAPTURED_AFTER_SECONDS = 360;
/** No payment of a checkout can still begin or be captured: ten minutes of form and five until the automatic reversal. */
const OVER_AFTER_SECONDS = 960;
/** What the provider has not answered for so long, the owner should know of; the worker asks on all the same. */
const PATIENCE_SECONDS = 3600;

/**
 * Confirms again. When Confirm gives no answer any more (PayPhone may answer a repetition with an error page), a payment
 * that still stands as approved long after its return must have been captured, or it would have been given back.
 */
async function finishAttempt(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  { transactionId, ageSeconds }: UnfinishedAttempt,
): Promise<void> {
  const { store, desk } = parts;
  const { reference, total } = checkout;
  const { verdict, settlement } = desk.confirm(reference, transactionId);
  const found = await verdict;
  await settlement;
  if (found.kind === "approved") return;
  if (found.failure === "mismatch" && found.refund === null) {
    return giveUp(parts, checkout, transactionId);
  }
  if (found.failure !== "unresolved" || ageSeconds < CAPTURED_AFTER_SECONDS) return;
  if (ageSeconds > PATIENCE_SECONDS) {
    await store.alertOwner(reference, transactionId, "confirm_unanswered");
  }
  const own = { reference, total, transactionId };
  const answer = await parts.provider.findByTransaction(transactionId);
  if (answer.kind === "approved") {
    await settleStanding(parts, reference, await weighApproval(parts, answer.payment, own));
  } else if (answer.kind === "declined" || answer.kind === "cancelled") {
    const isOurs = answer.reference === reference && answer.transactionId === transactionId;
    if (isOurs) await store.fail(reference, answer.kind, transactionId);
  }
}

/** A payment that the provider finds by our reference and then describes as another's, until its time is over. */
async function giveUp(
  { store }: RecoveryParts,
  { reference, ageSeconds }: UnresolvedCheckout,
  transactionId: string,
): Promise<void> {
  if (ageSeconds > OVER_AFTER_SECONDS) await store.alertOwner(reference, transactionId, "mismatch");
}

/** Money that is owed to a shopper: asked for until it is back, or refused; the owner hears of both that and long silence. */
async function finishReversal(
  parts: RecoveryParts,
  reference: string,
  { transactionId, ageSeconds }: UnfinishedAttempt,
): Promise<void> {
  const refund = await returnPayment(parts, reference, transactionId, "mismatch");
  if (refund === "due" && ageSeconds > PATIENCE_SECONDS) {
    await parts.store.alertOwner(reference, transactionId, "reversal_unanswered");
  }
}

/** A payment beside the one that settled or ended the checkout: if it is this checkout's and stands, it goes back. */
async function finishStray(
  parts: RecoveryParts,
  reference: string,
  transactionId: string,
): Promise<void> {
  const answer = await parts.provider.findByTransaction(transactionId);
  if (answer.kind === "pending" || answer.kind === "unresolved") return;
  const isOurs =
    answer.kind === "approved" &&
    answer.payment.reference === reference &&
    answer.payment.transactionId === transactionId;
  if (isOurs) await returnPayment(parts, reference, transactionId, "mismatch");
  else await parts.store.unpin(reference, transactionId);
}

/** Nobody came back: the shopper may have paid and closed the tab. What the query says proves nothing until confirmed. */
async function findUnreturned(parts: RecoveryParts, checkout: UnresolvedCheckout): Promise<void> {
  const { reference, ageSeconds } = checkout;
  const answer = await parts.provider.findByReference(reference);
  if (answer.kind === "approved") {
    const { transactionId } = answer.payment;
    if (answer.payment.reference !== reference) return giveUp(parts, checkout, transactionId);
    await finishAttempt(parts, checkout, { transactionId, state: "asked", ageSeconds: 0 });
  } else if (answer.kind === "declined" || answer.kind === "cancelled") {
    // The form may still take another card.
    const isOver = ageSeconds > OVER_AFTER_SECONDS;
    if (isOver && answer.reference === reference) {
      await parts.store.fail(reference, answer.kind, answer.transactionId);
    }
  }
}

/**
 * Takes a checkout that a crash, a time-out or a closed tab left open, and brings it as far as the provider's answers
 * allow (design "Money is never lost", step 5). May be cut off and repeated at any point.
 * Throws when the database cannot be reached.
 */
export async function recoverCheckout(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
): Promise<void> {
  const { reference, status, attempts } = checkout;
  const isLive = status === "open" || status === "confirming";
  for (const attempt of attempts) {
    const { transactionId } = attempt;
    if (attempt.state === "reversal_due") {
      await finishReversal(parts, reference, attempt);
    } else if (isLive) {
      await finishAttempt(parts, checkout, attempt);
    } else {
      await finishStray(parts, reference, transactionId);
    }
  }
  if (isLive && attempts.length === 0) await findUnreturned(parts, checkout);
}
