import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { failedConfirmation } from "./process-return.ts";

const reject = () =>
  Promise.reject(new ShopError("NOT_SELLABLE", "Supabase not configured", "not_configured"));

/** The desk of a shop without a database: it has sample products. */
export const noPaymentDesk: PaymentDesk = {
  start: reject,
  confirm: () => failedConfirmation("not_configured"),
  findReceipt: async () => null,
  findLanguage: async () => null,
  completeInvoiceBuyer: reject,
  quoteDiscount: reject,
  findProgress: async () => ({ state: "over", transactionId: null }),
};
