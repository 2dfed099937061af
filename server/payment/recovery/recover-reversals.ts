import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { DueReversal, ReversalStore } from "#app/data/server/reversal-store.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { ReversalDesk } from "../reversal-desk.ts";

export type ReversalRecoveryParts = {
  reversals: ReversalStore;
  desk: Pick<ReversalDesk, "resume">;
  store: Pick<CheckoutStore, "alertOwner">;
  logger: Logger;
  /** Waits until the next conversation with the provider may begin. */
  turn: () => Promise<unknown>;
};

const MAX_UNDER_WAY = 5;
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

async function recoverOne(
  parts: ReversalRecoveryParts,
  due: DueReversal,
  isStopping: () => boolean,
): Promise<void> {
  try {
    await parts.turn();
    if (isStopping()) return await parts.reversals.release(due.orderId, 0);
    await recoverReversal(parts, due);
  } catch (error) {
    parts.logger.error({ orderId: due.orderId, error }, "a reversal could not be recovered");
  }
}

/**
 * Takes the reversals that a crash or a silent provider left open, a few at once until no more are due, and asks about
 * each again; returns how many there were. One that fails is logged and due again when its lease ends. `isStopping` is
 * asked before each. Throws when no work could be claimed.
 */
export async function recoverReversals(
  parts: ReversalRecoveryParts,
  isStopping: () => boolean,
): Promise<number> {
  let count = 0;
  for (let isFull = true; isFull && !isStopping(); ) {
    const claimed = await parts.reversals.claim(MAX_UNDER_WAY, LEASE_SECONDS);
    await Promise.all(claimed.map((due) => recoverOne(parts, due, isStopping)));
    count += claimed.length;
    isFull = claimed.length === MAX_UNDER_WAY;
  }
  return count;
}
