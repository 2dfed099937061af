import type { Cents } from "../money/money.ts";

/**
 * Why a person has to look at a payment: a failed or unanswered reversal, no or contradictory answers, or a transaction
 * used by another order.
 */
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

/** The alert sent to the owner. */
export type PaymentAlert = {
  problem: PaymentProblem;
  reference: string;
  transactionId: string;
  /** Null without an order. */
  orderId: string | null;
  /** '' if the customer is unknown, as `email` and `phone`. */
  customerName: string;
  email: string;
  phone: string;
  total: Cents;
  /** Of the order; null without an order. */
  isSandbox: boolean | null;
};
