import type { CheckoutFailure, Refund } from "#app/domain/payment/payment-verdict.ts";
import type { ConfirmationParts, OwnPayment } from "./process-return.ts";

/**
 * Return a payment that the shop cannot keep. Returns null for a payment that may have paid for an order: the database
 * then alerts the owner. The debt is recorded first, so a crash only delays it; the recovery worker repeats the
 * reversal until it is final. `isRepeated`: an earlier reversal had no final answer. Throws when the database is
 * unreachable.
 */
export async function returnPayment(
  { store, provider, logger }: ConfirmationParts,
  { reference, transactionId }: OwnPayment,
  failure: CheckoutFailure,
  { isRepeated = false } = {},
): Promise<Refund | null> {
  if (!(await store.requireReversal(reference, transactionId, failure))) return null;
  const { kind: outcome } = await provider.reverse(transactionId, reference, isRepeated);
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
