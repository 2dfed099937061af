import type { KnownProgress } from "./watch-payment.ts";

/** Return the English path of the page with the outcome of a payment: the order to pay, the receipt, or why there is none. */
export function outcomePath({ reference, state, transactionId }: KnownProgress): string {
  if (state === "awaiting") return `/orders/${encodeURIComponent(reference ?? "")}`;
  const query = new URLSearchParams({ clientTransactionId: reference ?? "" });
  if (transactionId) query.set("id", transactionId);
  return `/confirmation?${query}`;
}
