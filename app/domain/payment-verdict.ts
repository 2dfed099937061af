/** How a return ended when it did not end in an order. */
export type PaymentFailure =
  | "declined"
  | "cancelled"
  | "reversed"
  | "mismatch"
  | "stock_gone"
  | "unknown"
  | "pending"
  | "unresolved"
  | "checkout_not_found"
  | "not_configured";

/** What becomes of money that was taken and that no order can be made for; `refused` needs a person. */
export type Refund = "due" | "returned" | "refused";

/** A return without an order; `refund` is null where no money was kept. */
export type FailedReturn = { kind: "failed"; failure: PaymentFailure; refund: Refund | null };

/** What the provider and our own record say of one return. */
export type Verdict = { kind: "approved" } | FailedReturn;
