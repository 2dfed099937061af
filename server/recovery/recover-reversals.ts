import type { CheckoutStore } from "#app/data/checkout-store.ts";
import type { DueReversal, ReversalStore } from "#app/data/reversal-store.ts";
import type { Logger } from "../logger.ts";
import type { ReversalDesk } from "../payment/reversal-desk.ts";

export type ReversalRecoveryParts = {
  reversals: ReversalStore;
  desk: Pick<ReversalDesk, "resume">;
  store: Pick<CheckoutStore, "alertOwner">;
  logger: Logger;
};

const REVERSALS_A_ROUND = 5;
const LEASE_SECONDS = 120;
const SHORTEST_WAIT_SECONDS = 15;
/** PayPhone answers until 20:00 at most: a rare question would miss the day. */
const LONGEST_WAIT_SECONDS = 300;
const PATIENCE_SECONDS = 3600;

async function recoverReversal(parts: ReversalRecoveryParts, due: DueReversal): Promise<void> {
  const { reversals, desk, store } = parts;
  const { orderId, reference, transactionId, ageSeconds } = due;
  const outcome = await desk.resume(due);
  if (outcome === "unresolved" && ageSeconds > PATIENCE_SECONDS) {
    await store.alertOwner(reference, transactionId, "reversal_unanswered");
  }
  const half = Math.round(ageSeconds / 2);
  const wait = Math.min(Math.max(half, SHORTEST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
  await reversals.release(orderId, wait);
}

/**
 * Takes one round of reversals that a crash or a silent provider left open, and asks about each again. One that fails is
 * logged and due again when its lease ends. `isStopping` is asked before each. Throws when no work could be claimed.
 */
export async function recoverReversals(
  parts: ReversalRecoveryParts,
  isStopping: () => boolean,
): Promise<number> {
  const claimed = await parts.reversals.claim(REVERSALS_A_ROUND, LEASE_SECONDS);
  for (const due of claimed) {
    if (isStopping()) break;
    try {
      await recoverReversal(parts, due);
    } catch (error) {
      parts.logger.error({ orderId: due.orderId, error }, "a reversal could not be recovered");
    }
  }
  return claimed.length;
}
