import type { Cents } from "../money/money.ts";

/**
 * Why a person has to look at a payment: a failed or unanswered reversal, no or contradictory answers, a transaction
 * used by another order, or an order of more than was in stock.
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
  "oversold",
] as const;

export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** The alert sent to the owner. */
export type PaymentAlert = {
  problem: PaymentProblem;
  reference: string;
  /** Null where no card paid. */
  transactionId: string | null;
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
