import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { PaymentFailure } from "#app/domain/payment-verdict.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { failed } from "./confirm-payment.ts";

type NoPayment = {
  /** The reason shown to shoppers. */
  reason: string;
  /** The result of every return. */
  failure: PaymentFailure;
  /** Receipts of earlier orders, with a database. */
  receipts?: Pick<CheckoutStore, "findReceipt" | "findLanguage" | "completeInvoiceBuyer">;
};

/** Create the desk of a shop that cannot sell: sample products, or no payment provider. */
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
    findLanguage: async (reference) => receipts?.findLanguage(reference) ?? null,
    async completeInvoiceBuyer(reference, buyer) {
      if (!receipts) throw new ShopError("NOT_SELLABLE", reason);
      return receipts.completeInvoiceBuyer(reference, buyer);
    },
    async quoteDiscount() {
      throw new ShopError("NOT_SELLABLE", reason);
    },
    requiresInvoiceBuyer: async () => false,
    findProgress: async () => ({ state: "over", transactionId: null }),
  };
}
