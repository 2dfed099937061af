import type { UnfinishedAttempt, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import { isAbout } from "#app/payments/is-about.ts";
import type { PaymentAnswer, ProviderPayment } from "#app/payments/payment-provider.ts";
import { findOwnPayment } from "../find-own-payment.ts";
import {
  ALERT_AFTER_SECONDS,
  CAPTURED_AFTER_SECONDS,
  EXPIRED_AFTER_SECONDS,
} from "../payment-times.ts";
import { returnPayment } from "../return-payment.ts";
import { concludeAttempt } from "./conclude-attempt.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

type Renew = () => Promise<void>;

/** Confirm again, and query without an answer. Return the answer by reference, or null when it was not queried. */
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
  const { failure } = found;
  if ((failure === "sold_out" || failure === "discount_used_up") && found.refund === null) {
    // Confirm may have captured it in an answer that described another payment.
    await returnPayment(parts, { reference, transactionId }, failure);
    return null;
  }
  if (failure === "mismatch" && found.refund === null) {
    await alertMismatch(parts, checkout, transactionId);
    return null;
  }
  const isPending = failure === "pending";
  const isUnanswered = isPending || failure === "unresolved";
  // A payment is never older than its checkout.
  if (!isUnanswered || checkout.ageSeconds < CAPTURED_AFTER_SECONDS) return null;
  if (attempt.ageSeconds > ALERT_AFTER_SECONDS) {
    await store.alertOwner(reference, transactionId, "confirm_unanswered");
  }
  await renew();
  return concludeAttempt(parts, checkout, attempt, isPending);
}

/** Finish a payment that a return named, and another one that our reference turns out to have. */
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

/** Finish a payment that no return named. A query proves nothing until the payment is confirmed. */
async function finishFound(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  { reference, transactionId }: ProviderPayment,
  renew: Renew,
): Promise<void> {
  if (reference !== checkout.reference) return alertMismatch(parts, checkout, transactionId);
  await renew();
  await finishAttempt(parts, checkout, { transactionId, state: "asked", ageSeconds: 0 }, renew);
}

/** The provider finds the payment by our reference but describes it as another's. */
async function alertMismatch(
  { store }: RecoveryParts,
  { reference, ageSeconds }: UnresolvedCheckout,
  transactionId: string,
): Promise<void> {
  if (ageSeconds > EXPIRED_AFTER_SECONDS)
    await store.alertOwner(reference, transactionId, "mismatch");
}

/** Repeat a reversal until it is final; alert the owner after a long time without an answer. */
async function finishReversal(
  parts: RecoveryParts,
  reference: string,
  { transactionId, ageSeconds }: UnfinishedAttempt,
): Promise<void> {
  const own = { reference, transactionId };
  const refund = await returnPayment(parts, own, "mismatch", { isRepeated: true });
  if (refund === "due" && ageSeconds > ALERT_AFTER_SECONDS) {
    await parts.store.alertOwner(reference, transactionId, "reversal_unanswered");
  }
}

/**
 * Finish a payment beside the one that settled or ended the checkout: return it if it is this checkout's and approved.
 * Without an answer it is dropped once no payment of the checkout can be captured and our reference has an answer.
 * Confirm may have captured it all the same, for Sale may not cover it, so the owner is alerted first.
 */
async function finishExtraPayment(
  parts: RecoveryParts,
  { reference, ageSeconds }: UnresolvedCheckout,
  transactionId: string,
): Promise<void> {
  const own = { reference, transactionId };
  const { answer, byReference } = await findOwnPayment(parts.provider, own);
  if (answer.kind === "pending") return;
  if (answer.kind === "unresolved" || answer.kind === "unknown") {
    const isOpen = byReference?.kind === "pending" || byReference?.kind === "unresolved";
    if (isOpen || ageSeconds <= EXPIRED_AFTER_SECONDS) return;
    // An id with errors only, beside a payment that PayPhone shows, is not a second charge.
    const isError = answer.kind === "unresolved" && byReference?.kind === "approved";
    if (!isError) await parts.store.alertOwner(reference, transactionId, "released");
    await parts.store.unpin(reference, transactionId);
    return;
  }
  const isOurs = answer.kind === "approved" && isAbout(answer, own);
  if (isOurs) await returnPayment(parts, own, "mismatch");
  else await parts.store.unpin(reference, transactionId);
}

/** The shopper may have paid and closed the tab. Return whether the provider answered. */
async function queryUnreturned(
  parts: RecoveryParts,
  checkout: UnresolvedCheckout,
  renew: Renew,
): Promise<boolean> {
  const { reference, ageSeconds } = checkout;
  const answer = await parts.provider.findByReference(reference);
  if (answer.kind === "approved") {
    await finishFound(parts, checkout, answer.payment, renew);
  } else if (answer.kind === "declined" || answer.kind === "cancelled") {
    // The form may still accept another card.
    const isOver = ageSeconds > EXPIRED_AFTER_SECONDS;
    if (isOver && answer.reference === reference) {
      await parts.store.fail(reference, answer.kind, answer.transactionId);
    }
  }
  return answer.kind !== "unresolved";
}

/**
 * Finish a checkout that a crash, a timeout or a closed tab left open, as far as the provider's answers allow.
 * Idempotent: may stop at any point and be repeated. `renew` renews the lease before each further payment and before the
 * queries, so that the lease outlasts every call. Return false when the provider did not answer the query of an
 * unreturned checkout. Throws when the database is unreachable.
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
      await finishExtraPayment(parts, checkout, transactionId);
    }
  }
  return isLive && attempts.length === 0 ? queryUnreturned(parts, checkout, renew) : true;
}
