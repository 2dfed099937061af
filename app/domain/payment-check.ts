/** How an order's payment differs from what PayPhone says of it. */
export const PAYMENT_DIFFERENCES = [
  "reference",
  "transaction",
  "currency",
  "amount",
  "cancelled",
] as const;

export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];

/** `silent`: PayPhone was asked and said nothing. `vouched`: staff looked in PayPhone's dashboard instead. */
export const PAYMENT_CHECK_STATES = [
  "unchecked",
  "agrees",
  "differs",
  "silent",
  "vouched",
] as const;

/** What is known of an order's payment since the order was made. */
export type PaymentCheck = {
  state: (typeof PAYMENT_CHECK_STATES)[number];
  /** Null unless it differs. */
  difference: PaymentDifference | null;
};

/** Takes a check that was just made and returns whether the order may be shipped. */
export function allowsShipping({ state }: PaymentCheck): boolean {
  return state === "agrees" || state === "vouched";
}
