import type { PaymentFailure } from "#app/domain/payment-verdict.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { failed } from "./confirm-payment.ts";

type NoPayment = {
  /** The reason shown to shoppers. */
  reason: string;
  /** The result of every return. */
  failure: PaymentFailure;
};

/** Create the desk of a shop that cannot sell: it has sample products. */
export function noPaymentDesk({ reason, failure }: NoPayment): PaymentDesk {
  const reject = () => Promise.reject(new ShopError("NOT_SELLABLE", reason));
  return {
    start: reject,
    confirm: () => ({
      verdict: Promise.resolve(failed(failure)),
      settlement: Promise.resolve(failed(failure)),
    }),
    findReceipt: async () => null,
    findLanguage: async () => null,
    completeInvoiceBuyer: reject,
    quoteDiscount: reject,
    requiresInvoiceBuyer: async () => false,
    findProgress: async () => ({ state: "over", transactionId: null }),
  };
}
