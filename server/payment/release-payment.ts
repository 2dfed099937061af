import type { OpenPayment } from "#app/domain/open-payment.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";

/** Younger payments may still be returning. */
export const MIN_AGE_SECONDS = 180;

/** A checkout may have twenty ids, and Sale allows thirty queries a minute (fact sheet, section 5). */
const MAX_QUESTIONS = 5;

function isApproved(answer: PaymentAnswer, reference: string): boolean {
  return answer.kind === "approved" && answer.payment.reference === reference;
}

/** Query by reference first, which finds any payment. Without an answer the payment does not count as approved. */
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
 * Release the stock of a payment without a final answer. The recovery worker returns money that turns up later.
 * Throws a ShopError when a rule forbids it or the provider says that it is approved.
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
  const released = await parts.payments.release(reference, staffId, MIN_AGE_SECONDS);
  parts.logger.warn({ reference, staffId }, "staff released a payment");
  return released;
}
