import { REFERENCE } from "#app/data/server/checkout-store.ts";
import type { HandSettlement } from "#app/data/server/staff-payment-store.ts";
import type { OpenPayment } from "#app/domain/payment/open-payment.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import { type HandSettlementParts, settleByHand } from "./settle-by-hand.ts";

/** Younger payments may still be returning. */
const MIN_AGE_SECONDS = 180;

/** A checkout may have twenty ids, and Sale allows thirty queries a minute (fact sheet, section 5). */
const MAX_QUESTIONS = 5;

export type StaffPaymentDesk = ReturnType<typeof createStaffPaymentDesk>;

/** Invented references cost neither a database nor a PayPhone call. */
function requireReference(reference: string): void {
  if (!REFERENCE.test(reference)) {
    throw new ShopError("CHECKOUT_NOT_FOUND", "There is no checkout with this reference.");
  }
}

function isApproved(answer: PaymentAnswer, reference: string): boolean {
  return answer.kind === "approved" && answer.payment.reference === reference;
}

/** Query by reference first, which finds any payment. Without an answer the payment does not count as approved. */
async function isKnownAsPaid(
  { provider }: HandSettlementParts,
  { reference, attempts }: OpenPayment,
): Promise<boolean> {
  if (!provider) return false;
  if (isApproved(await provider.findByReference(reference), reference)) return true;
  for (const { transactionId } of attempts.slice(0, MAX_QUESTIONS)) {
    if (isApproved(await provider.findByTransaction(transactionId), reference)) return true;
  }
  return false;
}

/** Create the desk for open payments. */
export function createStaffPaymentDesk(parts: HandSettlementParts) {
  const { payments, logger } = parts;
  return {
    /** Return the payments without a final answer for some minutes, the oldest first. */
    list: () => payments.list(MIN_AGE_SECONDS),
    /**
     * Release the stock of a payment without a final answer. The recovery worker returns money that turns up later.
     * Throws a ShopError when a rule forbids it or the provider says that it is approved.
     */
    async release(reference: string, staffId: string): Promise<OpenPayment> {
      requireReference(reference);
      if (await isKnownAsPaid(parts, await payments.find(reference))) {
        throw new ShopError("PAYMENT_APPROVED", "PayPhone says that this payment is approved.");
      }
      const released = await payments.release(reference, staffId, MIN_AGE_SECONDS);
      logger.warn({ reference, staffId }, "staff released a payment");
      return released;
    },
    /** Create the order of a captured payment, as `settleByHand` does. */
    async settle(settlement: HandSettlement & { note: string }) {
      requireReference(settlement.reference);
      return settleByHand(parts, settlement);
    },
  };
}
