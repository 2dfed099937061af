import type { RecoveryQueue, UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import { createPool } from "./create-pool.ts";
import { recoverCheckout } from "./recover-checkout.ts";
import type { RecoveryParts } from "./recovery-parts.ts";

/** A hundred payments a minute, although Confirm takes 15 s for each. */
const MAX_UNDER_WAY = 28;
/** Those nobody returned from need Sale, which may be asked less than once in two seconds. */
const MAX_UNRETURNED = 4;
/** Few enough for all of them to begin within two seconds. */
const MAX_CLAIM = 8;
/**
 * Longer than a conversation without a renewal, and short enough for a dead worker's checkouts to be finished within
 * PayPhone's five minutes. See recover-checkout.ts for when a lease is renewed.
 */
const LEASE_SECONDS = 120;
/** Twice within the five minutes that PayPhone gives for confirming, so that one question without an answer costs nothing. */
const UNRETURNED_WAIT_SECONDS = 120;
const UNANSWERED_WAIT_SECONDS = 30;
const SHORTEST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;

/** Half of the time it has been waiting already, so that waits grow as the hope for a quick answer falls. */
function waitFor({ attempts }: UnresolvedCheckout, isAnswered: boolean): number {
  if (attempts.length === 0) return isAnswered ? UNRETURNED_WAIT_SECONDS : UNANSWERED_WAIT_SECONDS;
  const youngest = Math.min(...attempts.map(({ ageSeconds }) => ageSeconds));
  const half = Math.round(youngest / 2);
  return Math.min(Math.max(half, SHORTEST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
}

export type CheckoutRecovery = {
  /**
   * Claims checkouts that are due, the most urgent first, and begins to recover each as soon as there is room, until no
   * more are due. Returns how many it began with; those under way go on. Throws when no work could be claimed.
   */
  round(isStopping: () => boolean): Promise<number>;
  /** Resolves when none is under way. */
  allDone(): Promise<void>;
};

type Parts = RecoveryParts & {
  queue: RecoveryQueue;
  /** Waits until the next conversation with the provider may begin. */
  turn: () => Promise<unknown>;
};

/**
 * Recovers checkouts at a limited rate, a limited number at once, so that one without an answer delays no other. One that
 * fails is logged and due again when its lease ends; one that has not begun when the worker stops is given back at once.
 */
export function createCheckoutRecovery(parts: Parts): CheckoutRecovery {
  const { queue, logger, turn } = parts;
  const pool = createPool(MAX_UNDER_WAY);
  const underWay = new Set<string>();
  let unreturned = 0;

  async function recover(checkout: UnresolvedCheckout, isStopping: () => boolean): Promise<void> {
    const { reference, attempts } = checkout;
    // Its lease ran out during its conversation: one is enough.
    if (underWay.has(reference)) return;
    const isUnreturned = attempts.length === 0;
    if (isUnreturned) unreturned += 1;
    underWay.add(reference);
    try {
      await turn();
      if (isStopping()) return await queue.release(reference, 0);
      const renew = () => queue.release(reference, LEASE_SECONDS);
      const isAnswered = await recoverCheckout(parts, checkout, renew);
      await queue.release(reference, waitFor(checkout, isAnswered));
    } catch (error) {
      logger.error({ reference, error }, "a checkout could not be recovered");
    } finally {
      underWay.delete(reference);
      if (isUnreturned) unreturned -= 1;
    }
  }

  return {
    allDone: pool.allDone,
    async round(isStopping) {
      let count = 0;
      while (!isStopping()) {
        const room = Math.min(pool.free(), MAX_CLAIM);
        const claimed = await queue.claim(room, LEASE_SECONDS, MAX_UNRETURNED - unreturned);
        for (const checkout of claimed) pool.run(() => recover(checkout, isStopping));
        count += claimed.length;
        const mayHaveMore = claimed.length === room || unreturned === MAX_UNRETURNED;
        if (!mayHaveMore) break;
        if (pool.free() === 0 || unreturned === MAX_UNRETURNED) await pool.oneDone();
      }
      return count;
    },
  };
}
