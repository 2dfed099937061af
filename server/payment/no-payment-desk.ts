import { Refusal } from "#app/domain/refusal.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";

/** The desk of a shop that cannot sell: sample goods, or no payment provider set. Takes the reason in words for the shopper. */
export function noPaymentDesk(reason: string): PaymentDesk {
  return {
    async start() {
      throw new Refusal("NOT_SELLABLE", reason);
    },
    confirm: () => ({
      verdict: Promise.resolve({ kind: "failed", failure: "checkout_not_found" }),
      order: Promise.resolve(null),
    }),
    findReceipt: async () => null,
  };
}
