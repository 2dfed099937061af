import type { PaymentMark } from "./shop-information.ts";

/** The names of payment marks, the same in every language. */
export const PAYMENT_MARK_NAMES: Record<PaymentMark, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  "diners-club": "Diners Club",
  discover: "Discover",
  "american-express": "American Express",
  payphone: "PayPhone",
};
