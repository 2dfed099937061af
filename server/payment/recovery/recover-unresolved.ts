import type { RecoveryQueue, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import { createPool } from "./create-pool.ts";
import { recoverCheckout } from "./recover-checkout.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

/** A hundred payments a minute, even when Confirm takes 15 s. */
const MAX_UNDER_WAY = 28;
/** Unreturned checkouts need Sale, which allows less than one query in two seconds. */
const MAX_UNRETURNED = 4;
/** All of them start within two seconds. */
const MAX_CLAIM = 8;
/**
 * Longer than the calls between two renewals (recover-checkout.ts), and short enough for a dead worker's checkouts to
 * be finished within PayPhone's five minutes.
 */
const LEASE_SECONDS = 120;
/** Two queries within PayPhone's five minutes, so one may stay without an answer. */
const UNRETURNED_WAIT_SECONDS = 120;
const UNANSWERED_WAIT_SECONDS = 30;
const MIN_WAIT_SECONDS = 15;
const MAX_WAIT_SECONDS = 900;

/** Half of the time waited so far: the pauses grow. */
function waitFor({ attempts }: UnresolvedCheckout, isAnswered: boolean): number {
  if (attempts.length === 0) return isAnswered ? UNRETURNED_WAIT_SECONDS : UNANSWERED_WAIT_SECONDS;
  const youngest = Math.min(...attempts.map(({ ageSeconds }) => ageSeconds));
  const half = Math.round(youngest / 2);
  return Math.min(Math.max(half, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS);
}

type Parts = RecoveryParts & {
  queue: RecoveryQueue;
  /** Waits for the rate limit of the provider. */
  throttle: () => Promise<unknown>;
};

/**
 * Create the recovery of checkouts, limited in rate and concurrency, so that one without an answer delays no other. A
 * failed one is logged and due again when its lease ends; one that has not started when the worker stops is released.
 */
export function createCheckoutRecovery(parts: Parts) {
  const { queue, logger, throttle } = parts;
  const pool = createPool(MAX_UNDER_WAY);
  const pending = new Set<string>();
  let unreturned = 0;

  async function recover(checkout: UnresolvedCheckout, isStopping: () => boolean): Promise<void> {
    const { reference, attempts } = checkout;
    // Its lease expired while it was in progress.
    if (pending.has(reference)) return;
    const isUnreturned = attempts.length === 0;
    if (isUnreturned) unreturned += 1;
    pending.add(reference);
    try {
      await throttle();
      if (isStopping()) return await queue.release(reference, 0);
      const renew = () => queue.release(reference, LEASE_SECONDS);
      const isAnswered = await recoverCheckout(parts, checkout, renew);
      await queue.release(reference, waitFor(checkout, isAnswered));
    } catch (error) {
      logger.error({ reference, error }, "a checkout could not be recovered");
    } finally {
      pending.delete(reference);
      if (isUnreturned) unreturned -= 1;
    }
  }

  return {
    /** Resolves when no checkout is in progress. */
    allDone: pool.allDone,
    /**
     * Claim due checkouts, the most urgent first, and start each as soon as there is capacity, until none is due. Return
     * how many were started; they continue. Throws when no work could be claimed.
     */
    async round(isStopping: () => boolean): Promise<number> {
      let count = 0;
      while (!isStopping()) {
        const capacity = Math.min(pool.free(), MAX_CLAIM);
        const claimed = await queue.claim(capacity, LEASE_SECONDS, MAX_UNRETURNED - unreturned);
        for (const checkout of claimed) pool.run(() => recover(checkout, isStopping));
        count += claimed.length;
        const mayHaveMore = claimed.length === capacity || unreturned === MAX_UNRETURNED;
        if (!mayHaveMore) break;
        if (pool.free() === 0 || unreturned === MAX_UNRETURNED) await pool.oneDone();
      }
      return count;
    },
  };
}
