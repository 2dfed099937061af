import type { UnfinishedAttempt, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import type { PaymentAnswer, ProviderPayment } from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "../find-own-payment.ts";
import { CAPTURED_AFTER_SECONDS, OVER_AFTER_SECONDS, PATIENCE_SECONDS } from "../payment-times.ts";
import { returnPayment } from "../return-payment.ts";
import { concludeAttempt } from "./conclude-attempt.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

type Renew = () => Promise<void>;

/**
 * Confirms again; where that brings no answer, the provider's queries may. Returns what they say of our reference, or
 * null where it was not asked about.
 */
async function finishAttempt(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  attempt: UnfinishedAttempt,
  renew: Renew,
): Promise<PaymentAnswer | null> {
  const { store, desk, provider } = parts;
  const { reference } = checkout;
  const { transactionId } = attempt;
  if (!provider.accepts(transactionId)) {
    await store.unpin(reference, transactionId);
    return null;
  }
  const { verdict, settlement } = desk.confirm(reference, transactionId);
  const found = await verdict;
  await settlement;
  if (found.kind === "approved") return null;
  if (found.failure === "mismatch" && found.refund === null) {
    await giveUp(parts, checkout, transactionId);
    return null;
  }
  const isPending = found.failure === "pending";
  const isUnanswered = isPending || found.failure === "unresolved";
  // A payment younger than its checkout cannot have stood for longer.
  if (!isUnanswered || checkout.ageSeconds < CAPTURED_AFTER_SECONDS) return null;
  if (attempt.ageSeconds > PATIENCE_SECONDS) {
    await store.alertOwner(reference, transactionId, "confirm_unanswered");
  }
  await renew();
  return concludeAttempt(parts, checkout, attempt, isPending);
}

/** A payment that a return has named; where our reference turns out to have another one, that one as well. */
async function finishNamed(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  attempt: UnfinishedAttempt,
  renew: Renew,
): Promise<void> {
  const byReference = await finishAttempt(parts, checkout, attempt, renew);
  if (byReference?.kind !== "approved") return;
  const { transactionId } = byReference.payment;
  if (checkout.attempts.some((named) => named.transactionId === transactionId)) return;
  await finishFound(parts, checkout, byReference.payment, renew);
}

/** A payment that no return has named. What a query says proves nothing until it is confirmed. */
async function finishFound(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  { reference, transactionId }: ProviderPayment,
  renew: Renew,
): Promise<void> {
  if (reference !== checkout.reference) return giveUp(parts, checkout, transactionId);
  await renew();
  await finishAttempt(parts, checkout, { transactionId, state: "asked", ageSeconds: 0 }, renew);
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
  const refund = await returnPayment(parts, reference, transactionId, "mismatch", true);
  if (refund === "due" && ageSeconds > PATIENCE_SECONDS) {
    await parts.store.alertOwner(reference, transactionId, "reversal_unanswered");
  }
}

/**
 * A payment beside the one that settled or ended the checkout: if it is this checkout's and stands, it goes back. What the
 * provider says nothing about is dropped once none of the checkout's payments can still be captured and our reference is
 * answered for. Confirm may have captured it all the same, for Sale may not cover it, so the owner is told first.
 */
async function finishStray(
  parts: RecoveryParts,
  { reference, ageSeconds }: UnresolvedCheckout,
  transactionId: string,
): Promise<void> {
  const { answer, byReference } = await findOwnPayment(parts.provider, {
    reference,
    transactionId,
  });
  if (answer.kind === "pending") return;
  if (answer.kind === "unresolved" || answer.kind === "unknown") {
    const isOpen = byReference?.kind === "pending" || byReference?.kind === "unresolved";
    if (isOpen || ageSeconds <= OVER_AFTER_SECONDS) return;
    // An id that PayPhone answers with errors only, beside a payment that it shows, is nobody's second charge.
    const isError = answer.kind === "unresolved" && byReference?.kind === "approved";
    if (!isError) await parts.store.alertOwner(reference, transactionId, "released");
    await parts.store.unpin(reference, transactionId);
    return;
  }
  const isOurs =
    answer.kind === "approved" &&
    answer.payment.reference === reference &&
    answer.payment.transactionId === transactionId;
  if (isOurs) await returnPayment(parts, reference, transactionId, "mismatch");
  else await parts.store.unpin(reference, transactionId);
}

/** Nobody came back: the shopper may have paid and closed the tab. Returns whether the provider gave an answer. */
async function findUnreturned(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  renew: Renew,
): Promise<boolean> {
  const { reference, ageSeconds } = checkout;
  const answer = await parts.provider.findByReference(reference);
  if (answer.kind === "approved") {
    await finishFound(parts, checkout, answer.payment, renew);
  } else if (answer.kind === "declined" || answer.kind === "cancelled") {
    // The form may still take another card.
    const isOver = ageSeconds > OVER_AFTER_SECONDS;
    if (isOver && answer.reference === reference) {
      await parts.store.fail(reference, answer.kind, answer.transactionId);
    }
  }
  return answer.kind !== "unresolved";
}

/**
 * Takes a checkout that a crash, a time-out or a closed tab left open, and brings it as far as the provider's answers
 * allow (design "Money is never lost", step 5). `renew` renews the claim's lease: before each further payment and before
 * the queries, so that no stretch between two calls outlasts it. May be cut off and repeated at any point.
 * Returns whether the provider gave an answer where only its query was asked, else true. Throws when the database cannot be reached.
 */
export async function recoverCheckout(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  renew: Renew,
): Promise<boolean> {
  const { reference, status, attempts } = checkout;
  const isLive = status === "open" || status === "confirming";
  for (const [index, attempt] of attempts.entries()) {
    const { transactionId } = attempt;
    if (index > 0) await renew();
    if (attempt.state === "reversal_due") {
      await finishReversal(parts, reference, attempt);
    } else if (isLive) {
      await finishNamed(parts, checkout, attempt, renew);
    } else {
      await finishStray(parts, checkout, transactionId);
    }
  }
  return isLive && attempts.length === 0 ? findUnreturned(parts, checkout, renew) : true;
}
