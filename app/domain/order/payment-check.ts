import type { OrderStatus } from "./order-status.ts";

/** The field in which PayPhone's payment differs from the order. */
export const PAYMENT_DIFFERENCES = [
  "reference",
  "transaction",
  "currency",
  "amount",
  "cancelled",
] as const;

export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];

/** `silent`: PayPhone did not answer. `vouched`: staff checked PayPhone's dashboard instead. */
export const PAYMENT_CHECK_STATES = [
  "unchecked",
  "agrees",
  "differs",
  "silent",
  "vouched",
] as const;

/** The last check of an order's payment. */
export type PaymentCheck = {
  state: (typeof PAYMENT_CHECK_STATES)[number];
  /** Null unless `differs`. */
  difference: PaymentDifference | null;
};

/** The statuses of orders that can still be kept from being sent. */
export const UNSENT_STATUSES: readonly OrderStatus[] = ["pending", "processing"];

/** Return whether an order must not be sent, because PayPhone's payment differs. False once it was sent or cancelled. */
export function isStopped(
  { status }: { status: OrderStatus },
  check: PaymentCheck | null,
): boolean {
  return check?.state === "differs" && UNSENT_STATUSES.includes(status);
}

/** Return whether an order with this check may be shipped. */
export function allowsShipping({ state }: PaymentCheck): boolean {
  return state === "agrees" || state === "vouched";
}
