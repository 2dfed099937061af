import type { Order } from "../order/order.ts";

/** Why a checkout ended without an order. */
export const CHECKOUT_FAILURES = [
  "declined",
  "cancelled",
  "mismatch",
  "sold_out",
  "discount_used_up",
  "reversed",
  "replaced",
  "expired",
] as const;
export type CheckoutFailure = (typeof CHECKOUT_FAILURES)[number];

/** Why a return has no order. */
export type PaymentFailure =
  | CheckoutFailure
  | "unknown"
  | "pending"
  | "unresolved"
  | "checkout_not_found"
  | "not_configured";

/** The refund of a captured payment without an order. `refused` needs a person. */
export type Refund = "due" | "returned" | "refused";

/** A return without an order. `refund` is null if no money was captured. */
export type FailedReturn = {
  kind: "failed";
  failure: PaymentFailure;
  refund: Refund | null;
  /** Set only where the provider's final answers prove that no payment of this checkout moved money. */
  isUncharged?: true;
};

/**
 * The result of a confirmation. `unwritten`: the payment is captured but the database was unreachable; the recovery
 * worker writes the order.
 */
export type Settlement = { kind: "settled"; order: Order } | FailedReturn | { kind: "unwritten" };

/** The result of a return. */
export type Verdict = { kind: "approved" } | FailedReturn;
