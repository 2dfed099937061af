import type { Order } from "./order.ts";

/** How many proofs of payment an order takes until staff refuse them. A test compares it with `add_payment_proof`. */
export const MAX_PROOFS = 3;

/** An order that awaits its payment, or was cancelled before it was paid, as its shopper sees it. */
export type AwaitingOrder = {
  order: Order;
  /** How to pay, in the language of the order; '' for none. */
  instructions: { en: string; es: string };
  /** A data URL of the code to scan; '' for none. */
  qrImage: string;
  /** Why the latest proof was not accepted. */
  refusal: string | null;
  /** Of the link to an order that staff made, whose customer chooses how to pay; null for others. */
  payToken: string | null;
  /** The number of proofs sent since staff refused the payment. */
  proofs: number;
  /** Whether it was cancelled before staff looked at its proof: they still do. */
  isUnchecked: boolean;
  /** Whether it was cancelled because an item was no longer there. */
  isSoldOut: boolean;
  /** Whether a card payment of this order is being checked. */
  isCardUnderWay: boolean;
};
