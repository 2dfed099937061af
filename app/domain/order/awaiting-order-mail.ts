import type { Order } from "./order.ts";

/** What an email to the shopper of an order that awaits its payment says. */
export type AwaitingOrderMail = {
  order: Order;
  /** The owner's words on how to pay, in the order's language; '' for none. */
  instructions: string;
  /** Why the payment was not accepted; '' for other emails. */
  reason: string;
  /** Whether the shop cancelled the order itself, before its time had ended. */
  isCancelledByShop: boolean;
};
