import type { Cents } from "./money.ts";

/** Why a payment needs a person: the provider refuses to give it back, gives no answer or only wrong ones, or it paid for another order. */
export const PAYMENT_PROBLEMS = [
  "reversal_refused",
  "reversal_unanswered",
  "confirm_unanswered",
  "mismatch",
  "released",
  "already_used",
  "second_payment",
  "restored_without_order",
  "order_differs",
] as const;

export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** What the owner is told of such a payment. */
export type PaymentAlert = {
  problem: PaymentProblem;
  reference: string;
  transactionId: string;
  /** Null where there is no order. */
  orderId: string | null;
  /** Empty, like e-mail and phone, where the shop does not know whose payment it is. */
  customerName: string;
  email: string;
  phone: string;
  total: Cents;
  /** What the order says of its payment; null where there is no order. */
  isSandbox: boolean | null;
};
