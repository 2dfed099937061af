import type { HandSettlement } from "#app/data/server/staff-payment-store.ts";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import type { Order } from "#app/domain/order.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { PATIENCE_SECONDS, releasePayment } from "./release-payment.ts";
import { settleByHand } from "./settle-by-hand.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";

export interface StaffPaymentDesk {
  /** Payments without a final answer for longer than a few minutes, the oldest first. */
  list(): Promise<OpenPayment[]>;
  /** Frees the goods of a payment. Throws a ShopError when a rule says no, or PayPhone says that the payment is approved. */
  release(reference: string, staffId: string): Promise<OpenPayment>;
  /**
   * Makes the order of a payment that PayPhone's back office shows as captured; asked again, it returns the same order.
   * `note` is the reason, required where PayPhone gives no answer. Throws a ShopError when a rule or PayPhone says no.
   */
  settle(settlement: HandSettlement & { note: string }): Promise<Order>;
}

/** As `start_checkout` makes it: whoever makes references up costs neither the database nor PayPhone anything. */
const REFERENCE = /^GL-\d{13}-[0-9a-f]{32}$/;

function requireReference(reference: string): void {
  if (!REFERENCE.test(reference)) {
    throw new ShopError("CHECKOUT_NOT_FOUND", "There is no checkout with this reference.");
  }
}

/** Takes the payments, the provider and a logger; returns the desk for what staff do with open payments. */
export function createStaffPaymentDesk(parts: StaffPaymentParts): StaffPaymentDesk {
  return {
    list: () => parts.payments.list(PATIENCE_SECONDS),
    async release(reference, staffId) {
      requireReference(reference);
      return releasePayment(parts, reference, staffId);
    },
    async settle(settlement) {
      requireReference(settlement.reference);
      return settleByHand(parts, settlement);
    },
  };
}
