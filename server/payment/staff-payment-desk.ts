import { REFERENCE } from "#app/data/server/checkout-store.ts";
import type { HandSettlement } from "#app/data/server/staff-payment-store.ts";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import type { Order } from "#app/domain/order.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { MIN_AGE_SECONDS, releasePayment } from "./release-payment.ts";
import { settleByHand } from "./settle-by-hand.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";

export type StaffPaymentDesk = ReturnType<typeof createStaffPaymentDesk>;

/** Invented references cost neither a database nor a PayPhone call. */
function requireReference(reference: string): void {
  if (!REFERENCE.test(reference)) {
    throw new ShopError("CHECKOUT_NOT_FOUND", "There is no checkout with this reference.");
  }
}

/** Create the desk for open payments. */
export function createStaffPaymentDesk(parts: StaffPaymentParts) {
  return {
    /** Return the payments without a final answer for some minutes, the oldest first. */
    list: () => parts.payments.list(MIN_AGE_SECONDS),
    /** Release the stock of a payment. Throws a ShopError when a rule forbids it or PayPhone says that it is approved. */
    async release(reference: string, staffId: string): Promise<OpenPayment> {
      requireReference(reference);
      return releasePayment(parts, reference, staffId);
    },
    /**
     * Create the order of a payment that PayPhone's back office shows as captured. Idempotent. `note` is the reason,
     * required without an answer of PayPhone. Throws a ShopError when a rule or PayPhone forbids it.
     */
    async settle(settlement: HandSettlement & { note: string }): Promise<Order> {
      requireReference(settlement.reference);
      return settleByHand(parts, settlement);
    },
  };
}
