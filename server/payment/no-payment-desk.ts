import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { PaymentFailure } from "#app/domain/payment-verdict.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { failed } from "./confirm-payment.ts";

type NoPayment = {
  /** Why, in words for the shopper. */
  reason: string;
  /** How a return ends where nothing can be paid. */
  failure: PaymentFailure;
  /** Receipts of earlier orders, where there is a database. */
  receipts?: Pick<CheckoutStore, "findReceipt">;
};

/** The desk of a shop that cannot sell: sample goods, or no payment provider set. */
export function noPaymentDesk({ reason, failure, receipts }: NoPayment): PaymentDesk {
  return {
    async start() {
      throw new ShopError("NOT_SELLABLE", reason);
    },
    confirm: () => ({
      verdict: Promise.resolve(failed(failure)),
      settlement: Promise.resolve(failed(failure)),
    }),
    findReceipt: async (reference) => receipts?.findReceipt(reference) ?? null,
  };
}
