import type { DueReversal, KnownReversal, ReversalStore } from "#app/data/server/reversal-store.ts";
import type { PaymentProvider, Reversal } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

type ReversalParts = {
  reversals: ReversalStore;
  provider: PaymentProvider;
  logger: Logger;
  /** Epoch milliseconds. */
  clock: () => number;
};

type ReversalRequest = Pick<DueReversal, "orderId" | "transactionId" | "reference">;

export type ReversalDesk = ReturnType<typeof createReversalDesk>;

/** Create the desk that staff and the recovery worker share. */
export function createReversalDesk({ reversals, provider, logger, clock }: ReversalParts) {
  const pending = new Map<string, Promise<Reversal["kind"]>>();
  const now = () => new Date(clock()).toISOString();

  /** The request is recorded already: after a failure the worker repeats it. */
  async function reverse(request: ReversalRequest, isRepeated: boolean): Promise<Reversal["kind"]> {
    const { orderId, transactionId, reference } = request;
    const { kind: outcome } = await provider.reverse(transactionId, reference, isRepeated);
    logger.warn({ orderId, transactionId, outcome }, "an order's payment is to go back");
    if (outcome === "reversed") await reversals.finish(orderId);
    if (outcome === "refused") await reversals.refuse(orderId);
    return outcome;
  }

  function reverseOnce(request: ReversalRequest, isRepeated: boolean): Promise<Reversal["kind"]> {
    const { orderId } = request;
    const reversing =
      pending.get(orderId) ?? reverse(request, isRepeated).finally(() => pending.delete(orderId));
    pending.set(orderId, reversing);
    return reversing;
  }

  return {
    /** Return the state of an order's refund. Throws a ShopError `ORDER_NOT_FOUND`. */
    find: (orderId: string) => reversals.find(orderId, now()),
    /**
     * Refund an order in the name of a member of staff and return the state. `restock` says whether its units return to stock;
     * null repeats the former choice, and returns those of an order that was not cancelled. Idempotent, also concurrently. Throws a ShopError when a rule forbids it, and an Error when the database
     * is unreachable.
     */
    async reverse(
      orderId: string,
      staffId: string,
      restock: boolean | null = null,
    ): Promise<KnownReversal> {
      const before = await reversals.find(orderId, now());
      const known = await reversals.request(orderId, staffId, now(), restock);
      const { state, transactionId, reference } = known;
      if (state !== "due" || transactionId === null) return known;
      await reverseOnce({ orderId, transactionId, reference }, before.state === "due");
      return reversals.find(orderId, now());
    },
    /** Repeat a recorded reversal. */
    resume: (due: ReversalRequest) => reverseOnce(due, true),
  };
}
