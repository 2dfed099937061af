import type { Cents } from "./money.ts";

/** Why a payment needs a person: the provider refuses to give it back, or for long gives no answer, or only wrong ones. */
export const PAYMENT_PROBLEMS = [
  "reversal_refused",
  "reversal_unanswered",
  "confirm_unanswered",
  "mismatch",
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
  customerName: string;
  email: string;
  phone: string;
  total: Cents;
};
