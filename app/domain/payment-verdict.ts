/** How a return ended when it did not end in an order. */
export type PaymentFailure =
  | "declined"
  | "cancelled"
  | "reversed"
  | "mismatch"
  | "stock_gone"
  | "unknown"
  | "unresolved"
  | "checkout_not_found";

/** What the provider and our own record say of one return. */
export type Verdict = { kind: "approved" } | { kind: "failed"; failure: PaymentFailure };
