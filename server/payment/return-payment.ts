import type { Failure } from "#app/data/checkout-store.ts";
import type { ConfirmationParts } from "./confirm-payment.ts";

/**
 * Gives back a payment that the provider says is this checkout's and that the shop cannot keep; never one that paid for
 * an order. What is owed is written down first, so that a crash or a provider out of reach only delays it: the recovery
 * worker asks again until the money is known to be back. Throws when the database cannot be reached.
 */
export async function returnPayment(
  { store, provider, logger }: ConfirmationParts,
  reference: string,
  transactionId: string,
  failure: Failure,
): Promise<void> {
  if (!(await store.requireReversal(reference, transactionId, failure))) return;
  const isBack = await provider.reverse(transactionId);
  logger.warn({ reference, transactionId, isBack }, "a payment the shop cannot keep is given back");
  if (isBack) await store.recordReversal(reference, transactionId);
}
