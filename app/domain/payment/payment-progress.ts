import * as v from "valibot";

/**
 * `checking`: the provider has not given its final answer. `awaiting`: the order is made and paid in another way. `over`:
 * there is no payment to wait for.
 */
export const PAYMENT_PROGRESS = ["checking", "settled", "awaiting", "over"] as const;

const ProgressSchema = v.object({
  state: v.picklist(PAYMENT_PROGRESS),
  /** The payment's id at the provider, where one is known. */
  transactionId: v.nullable(v.string()),
});

const ResponseSchema = v.object({
  ...ProgressSchema.entries,
  /** In the page's language, because the bag's pages have not loaded checkout's messages. */
  notice: v.string(),
  receiptLabel: v.string(),
});

/** What became of the payment of a checkout. */
export type PaymentProgress = v.InferOutput<typeof ProgressSchema>;

/** The response of `/checkout/payment`. */
export type PaymentProgressResponse = v.InferOutput<typeof ResponseSchema>;

/** Parse the response of `/checkout/payment`. Throws for anything else. */
export function parsePaymentProgress(response: unknown): PaymentProgressResponse {
  return v.parse(ResponseSchema, response);
}
