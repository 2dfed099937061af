import { isReversalOpen } from "./guayaquil-time.ts";
import { paymentState, type SandboxPayment } from "./sandbox-payment.ts";

/** The card form expires after 10 minutes (fact sheet, section 1). */
const FORM_LIFE_MS = 10 * 60_000;

/** Return the payment decided; null when it is decided already or its form has expired. */
export function decide(
  payment: SandboxPayment,
  outcome: NonNullable<SandboxPayment["outcome"]>,
  now: number,
): SandboxPayment | null {
  if (payment.outcome !== null || isFormLapsed(payment, now)) return null;
  return { ...payment, outcome, decidedAt: now };
}

/** Return whether the card form has expired. `now` in epoch milliseconds. */
export function isFormLapsed(payment: SandboxPayment, now: number): boolean {
  return now - payment.preparedAt >= FORM_LIFE_MS;
}

/** Return the payment captured, or unchanged when there is nothing to capture. Idempotent (fact sheet, section 5). */
export function capture(payment: SandboxPayment, clientTxId: string, now: number): SandboxPayment {
  const captures = clientTxId === payment.reference && paymentState(payment, now) === "approved";
  return captures ? { ...payment, confirmedAt: now } : payment;
}

/** Return the payment reversed; null when PayPhone would reject (not paid, already reversed, too late). */
export function reverse(payment: SandboxPayment, now: number): SandboxPayment | null {
  const state = paymentState(payment, now);
  if (state !== "captured" && state !== "approved") return null;
  return isReversalOpen(payment.decidedAt ?? now, now) ? { ...payment, reversedAt: now } : null;
}
