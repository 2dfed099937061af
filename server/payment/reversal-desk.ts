import type { DueReversal, KnownReversal, ReversalStore } from "#app/data/server/reversal-store.ts";
import type { PaymentProvider, Reversal } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

export type ReversalParts = {
  reversals: ReversalStore;
  provider: PaymentProvider;
  logger: Logger;
  /** Epoch milliseconds. */
  clock: () => number;
};

type Asked = Pick<DueReversal, "orderId" | "transactionId" | "reference">;

export interface ReversalDesk {
  /** Where the return of an order's money stands now. Throws a ShopError `ORDER_NOT_FOUND`. */
  find(orderId: string): Promise<KnownReversal>;
  /**
   * Gives an order's money back in the name of a member of staff, and returns where that stands. May be called any number
   * of times at once. Throws a ShopError when a rule says no, and an Error when the database cannot be reached.
   */
  reverse(orderId: string, staffId: string): Promise<KnownReversal>;
  /** Asks the provider again about a wish that is written down already. */
  resume(due: Asked): Promise<Reversal>;
}

/** Takes the reversals, the provider, a logger and a clock; returns the desk that staff and the recovery worker share. */
export function createReversalDesk(parts: ReversalParts): ReversalDesk {
  const { reversals, provider, logger, clock } = parts;
  const underWay = new Map<string, Promise<Reversal>>();
  const now = () => new Date(clock()).toISOString();

  /** The wish is written down before this: whatever breaks here, the worker asks again (design "Money is never lost", step 5). */
  async function ask(asked: Asked, isRepeated: boolean): Promise<Reversal> {
    const { orderId, transactionId, reference } = asked;
    const outcome = await provider.reverse(transactionId, reference, isRepeated);
    logger.warn({ orderId, transactionId, outcome }, "an order's payment is to go back");
    if (outcome === "reversed") await reversals.finish(orderId);
    if (outcome === "refused") await reversals.refuse(orderId);
    return outcome;
  }

  function askOnce(asked: Asked, isRepeated: boolean): Promise<Reversal> {
    const { orderId } = asked;
    const asking =
      underWay.get(orderId) ?? ask(asked, isRepeated).finally(() => underWay.delete(orderId));
    underWay.set(orderId, asking);
    return asking;
  }

  return {
    find: (orderId) => reversals.find(orderId, now()),
    async reverse(orderId, staffId) {
      const before = await reversals.find(orderId, now());
      const known = await reversals.request(orderId, staffId, now());
      const { state, transactionId, reference } = known;
      if (state !== "due" || transactionId === null) return known;
      await askOnce({ orderId, transactionId, reference }, before.state === "due");
      return reversals.find(orderId, now());
    },
    resume: (due) => askOnce(due, true),
  };
}
