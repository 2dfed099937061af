import { createContext } from "react-router";
import type { Checkout, CheckoutRequest } from "#app/domain/checkout.ts";
import type { Order } from "#app/domain/order.ts";
import type { PaymentButton } from "#app/domain/payment-button.ts";
import type { FailedReturn, Verdict } from "#app/domain/payment-verdict.ts";

/**
 * What a confirmation comes to: an order, none, or `unwritten` when the payment is taken and the database could not be
 * reached: the recovery worker then writes the order.
 */
export type Settlement = { kind: "settled"; order: Order } | FailedReturn | { kind: "unwritten" };

/** The two waits of a confirmation: the provider's verdict, then the order. */
export type Confirmation = { verdict: Promise<Verdict>; settlement: Promise<Settlement> };

/** What routes may ask of payment; the host's server code stands behind it. */
export interface PaymentDesk {
  /** Prices and holds the goods, and returns the provider's button for them. Throws a ShopError when a rule says no. */
  start(wanted: CheckoutRequest): Promise<{ checkout: Checkout; button: PaymentButton }>;
  /** Confirms a return with the provider and settles it. May be called any number of times at once. */
  confirm(reference: string, transactionId: string): Confirmation;
  /** The order that the unguessable reference names, if it is settled. */
  findReceipt(reference: string): Promise<Order | null>;
}

/** Set by the host for each request. */
export const paymentDeskContext = createContext<PaymentDesk>();
