import type { Failure } from "#app/data/server/checkout-store.ts";
import type { Refund } from "#app/domain/payment-verdict.ts";
import type { ConfirmationParts } from "./confirm-payment.ts";

/**
 * Gives back a payment that the provider says is this checkout's and that the shop cannot keep; never one that paid for
 * an order, or of which only a person can say whether it did, for which it returns null: the database tells the owner. What is owed is written down first, so that a crash or a provider out of reach
 * only delays it: the recovery worker asks again until the money is known to be back, or refused for good, of which the
 * owner is told. `isRepeated`: it was asked for before, without a final answer. Throws when the database cannot be reached.
 */
export async function returnPayment(
  { store, provider, logger }: ConfirmationParts,
  reference: string,
  transactionId: string,
  failure: Failure,
  isRepeated = false,
): Promise<Refund | null> {
  if (!(await store.requireReversal(reference, transactionId, failure))) return null;
  const outcome = await provider.reverse(transactionId, reference, isRepeated);
  logger.warn(
    { reference, transactionId, outcome },
    "a payment the shop cannot keep is to go back",
  );
  switch (outcome) {
    case "reversed":
      await store.recordReversal(reference, transactionId);
      return "returned";
    case "refused":
      await store.refuseReversal(reference, transactionId);
      return "refused";
    case "unresolved":
      return "due";
  }
}
