import { isReversalOpen } from "./guayaquil-time.ts";
import { paymentState, type SandboxPayment } from "./sandbox-payment.ts";

/** The card form lives 10 minutes (fact sheet, section 1). */
const FORM_LIFE_MS = 10 * 60_000;

/** Takes an unpaid payment; returns it decided, or null when it is decided already or its form has lapsed. */
export function decide(
  payment: SandboxPayment,
  outcome: NonNullable<SandboxPayment["outcome"]>,
  now: number,
): SandboxPayment | null {
  if (payment.outcome !== null || isFormLapsed(payment, now)) return null;
  return { ...payment, outcome, decidedAt: now };
}

export function isFormLapsed(payment: SandboxPayment, now: number): boolean {
  return now - payment.preparedAt >= FORM_LIFE_MS;
}

/**
 * Takes a payment and the reference its Confirm names; returns it captured when there is something to capture, else as
 * it was. Confirm is repeatable: the second finds the same state (fact sheet, section 5).
 */
export function capture(payment: SandboxPayment, clientTxId: string, now: number): SandboxPayment {
  const captures = clientTxId === payment.reference && paymentState(payment, now) === "approved";
  return captures ? { ...payment, confirmedAt: now } : payment;
}

/** Takes a payment; returns it given back, or null when PayPhone would refuse (not paid, gone already, too late). */
export function giveBack(payment: SandboxPayment, now: number): SandboxPayment | null {
  const state = paymentState(payment, now);
  if (state !== "captured" && state !== "approved") return null;
  return isReversalOpen(payment.decidedAt ?? now, now) ? { ...payment, reversedAt: now } : null;
}
