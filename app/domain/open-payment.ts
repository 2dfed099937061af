import type { Cents } from "./money.ts";

export const OPEN_PAYMENT_STATUSES = ["open", "confirming", "settled", "failed"] as const;

/** `asked`: PayPhone owes an answer; `reversal_due`: the money is going back. */
export const OPEN_ATTEMPT_STATES = ["asked", "reversal_due"] as const;

/** A checkout whose payment has no final answer, as staff see it. */
export type OpenPayment = {
  reference: string;
  status: (typeof OPEN_PAYMENT_STATUSES)[number];
  customerName: string;
  email: string;
  total: Cents;
  /** How many units it is about. */
  units: number;
  /** ISO time of the oldest open question. */
  since: string;
  attempts: { transactionId: string; state: (typeof OPEN_ATTEMPT_STATES)[number] }[];
  /** Null where there is no order. */
  orderId: string | null;
};

/** Takes a payment and returns whether its goods are held, so that releasing it changes something. */
export function holdsStock({ status }: OpenPayment): boolean {
  return status === "confirming" || status === "open";
}

/** Takes a payment and returns whether an order can still be made from it. */
export function canBeSettled({ status }: OpenPayment): boolean {
  return status !== "settled";
}

/** The longest reason that staff may give for settling a payment without PayPhone's answer, in characters. */
export const MAX_REASON_LENGTH = 500;
