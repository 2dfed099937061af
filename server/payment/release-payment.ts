import type { OpenPayment } from "#app/domain/open-payment.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";

/** What is younger is a shopper on the way back, and no case for staff. */
export const PATIENCE_SECONDS = 180;

/** A return may name twenty ids; Sale may be asked thirty times a minute (fact sheet, section 5). */
const MAX_QUESTIONS = 5;

function isApproved(answer: PaymentAnswer, reference: string): boolean {
  return answer.kind === "approved" && answer.payment.reference === reference;
}

/** Asks by reference first: one question finds whatever was paid. Without an answer the payment is not known to be approved. */
async function isKnownAsPaid(
  { provider }: StaffPaymentParts,
  { reference, attempts }: OpenPayment,
): Promise<boolean> {
  if (!provider) return false;
  if (isApproved(await provider.findByReference(reference), reference)) return true;
  for (const { transactionId } of attempts.slice(0, MAX_QUESTIONS)) {
    if (isApproved(await provider.findByTransaction(transactionId), reference)) return true;
  }
  return false;
}

/**
 * Takes a reference and a member of staff, and frees the goods of a payment without a final answer. Money that turns up
 * later is returned by the recovery worker. Throws a ShopError when a rule says no, or the provider calls it approved.
 */
export async function releasePayment(
  parts: StaffPaymentParts,
  reference: string,
  staffId: string,
): Promise<OpenPayment> {
  const payment = await parts.payments.find(reference);
  if (await isKnownAsPaid(parts, payment)) {
    throw new ShopError("PAYMENT_APPROVED", "PayPhone says that this payment is approved.");
  }
  const released = await parts.payments.release(reference, staffId, PATIENCE_SECONDS);
  parts.logger.warn({ reference, staffId }, "staff released a payment");
  return released;
}
