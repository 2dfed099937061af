import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { DueReversal, ReversalStore } from "#app/data/server/reversal-store.ts";
import { inBatches } from "../../runtime/in-batches.ts";
import type { Logger } from "../../runtime/logger.ts";
import { ALERT_AFTER_SECONDS } from "../payment-times.ts";
import type { ReversalDesk } from "../reversal-desk.ts";

export type ReversalRecoveryParts = {
  reversals: ReversalStore;
  desk: Pick<ReversalDesk, "resume">;
  store: Pick<CheckoutStore, "alertOwner">;
  logger: Logger;
  /** Waits for the rate limit of the provider. */
  throttle: () => Promise<unknown>;
};

const MAX_UNDER_WAY = 5;
const LEASE_SECONDS = 120;
const MIN_WAIT_SECONDS = 15;
/** PayPhone reverses until 20:00; longer waits could miss the day. */
const MAX_WAIT_SECONDS = 300;

async function recoverReversal(parts: ReversalRecoveryParts, due: DueReversal): Promise<void> {
  const { reversals, desk, store } = parts;
  const { orderId, reference, transactionId, ageSeconds } = due;
  const outcome = await desk.resume(due);
  if (outcome === "unresolved" && ageSeconds > ALERT_AFTER_SECONDS) {
    await store.alertOwner(reference, transactionId, "reversal_unanswered");
  }
  const half = Math.round(ageSeconds / 2);
  const wait = Math.min(Math.max(half, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS);
  await reversals.release(orderId, wait);
}

async function recoverOne(
  parts: ReversalRecoveryParts,
  due: DueReversal,
  isStopping: () => boolean,
): Promise<void> {
  try {
    await parts.throttle();
    if (isStopping()) return await parts.reversals.release(due.orderId, 0);
    await recoverReversal(parts, due);
  } catch (error) {
    parts.logger.error({ orderId: due.orderId, error }, "a reversal could not be recovered");
  }
}

/**
 * Repeat the reversals left open, a few at once until none is due; return how many. A failed one is logged and due
 * again when its lease ends; `isStopping` is checked before each. Throws when no work could be claimed.
 */
export async function recoverReversals(
  parts: ReversalRecoveryParts,
  isStopping: () => boolean,
): Promise<number> {
  const recoverBatch = async (size: number) => {
    const claimed = await parts.reversals.claim(size, LEASE_SECONDS);
    await Promise.all(claimed.map((due) => recoverOne(parts, due, isStopping)));
    return claimed.length;
  };
  return inBatches(recoverBatch, isStopping, { size: MAX_UNDER_WAY });
}
