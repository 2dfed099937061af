import type { Order } from "./order.ts";

/**
 * Why an order that awaited its payment was cancelled. `proof_unchecked`: staff had not decided about its proof in time. `sold_out`: an
 * item was no longer there.
 */
export const ENDED_AWAITING = [
  "payment_expired",
  "proof_unchecked",
  "sold_out",
  "cancelled_by_shop",
] as const;
export type EndedAwaiting = (typeof ENDED_AWAITING)[number];

/** What an email to the shopper of an order that awaits its payment says. */
export type AwaitingOrderMail = {
  order: Order;
  /** The owner's words on how to pay, in the order's language; '' for none. */
  instructions: string;
  /** Why the payment was not accepted; '' for other emails. */
  reason: string;
  /** Why it was cancelled; what it is for other emails says nothing. */
  ended: EndedAwaiting;
};
