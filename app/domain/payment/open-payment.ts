import type { Cents } from "../money/money.ts";

export const OPEN_PAYMENT_STATUSES = ["open", "confirming", "settled", "failed"] as const;

/** `asked`: PayPhone has not answered. `reversal_due`: the money is to be returned. */
export const OPEN_ATTEMPT_STATES = ["asked", "reversal_due"] as const;

/** A checkout whose payment has no final result, as shown to staff. */
export type OpenPayment = {
  reference: string;
  status: (typeof OPEN_PAYMENT_STATUSES)[number];
  customerName: string;
  email: string;
  total: Cents;
  units: number;
  /** ISO time of the oldest unanswered request. */
  since: string;
  attempts: { transactionId: string; state: (typeof OPEN_ATTEMPT_STATES)[number] }[];
  /** Null without an order. */
  orderId: string | null;
};

/** Return whether the payment's stock is still held, so that releasing it has an effect. */
export function holdsStock({ status }: OpenPayment): boolean {
  return status === "confirming" || status === "open";
}

/** Return whether staff can still create the order. */
export function canBeSettled({ status }: OpenPayment): boolean {
  return status !== "settled";
}

/** In characters: the reason for settling a payment without PayPhone's answer. */
export const MAX_REASON_LENGTH = 500;
