import type { RecoveryQueue, UnresolvedCheckout } from "#app/data/recovery-queue.ts";
import { type RecoveryParts, recoverCheckout } from "./recover-checkout.ts";

/** Sale may be asked 30 times a minute (fact sheet, section 5); a round of this size every 15 s stays below. */
const CHECKOUTS_A_ROUND = 5;
/** Longer than all attempts at a Confirm that finds no answer. */
const LEASE_SECONDS = 120;
/** Twice within the five minutes that PayPhone gives for confirming, so that one question without an answer costs nothing. */
const UNRETURNED_WAIT_SECONDS = 120;
const SHORTEST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;

/** Half of the time it has been waiting already, so that waits grow as the hope for a quick answer falls. */
function waitFor({ attempts }: UnresolvedCheckout): number {
  if (attempts.length === 0) return UNRETURNED_WAIT_SECONDS;
  const youngest = Math.min(...attempts.map(({ ageSeconds }) => ageSeconds));
  const half = Math.round(youngest / 2);
  return Math.min(Math.max(half, SHORTEST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
}

/**
 * Takes one round of checkouts that are due and recovers each. One that fails is logged, keeps the others from nothing
 * and is due again when its lease ends. `isStopping` is asked before each. Throws when no work could be claimed.
 */
export async function recoverUnresolved(
  parts: RecoveryParts & { queue: RecoveryQueue },
  isStopping: () => boolean,
): Promise<number> {
  const { queue, logger } = parts;
  const claimed = await queue.claim(CHECKOUTS_A_ROUND, LEASE_SECONDS);
  for (const checkout of claimed) {
    if (isStopping()) break;
    const { reference } = checkout;
    try {
      await recoverCheckout(parts, checkout);
      await queue.release(reference, waitFor(checkout));
    } catch (error) {
      logger.error({ reference, error }, "a checkout could not be recovered");
    }
  }
  return claimed.length;
}
