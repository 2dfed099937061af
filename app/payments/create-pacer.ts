/** How a pacer waits and what time it goes by, in milliseconds. Given by tests, so that none depends on real time. */
export type PacerTiming = { delay(milliseconds: number): Promise<void>; now(): number };

type Pace = {
  /** How many turns may come at once after a pause. */
  burst: number;
  /** Milliseconds between the turns that follow. */
  intervalMs: number;
  /** Milliseconds a caller is willing to wait. */
  patienceMs: number;
};

/**
 * A rate limiter that delays callers instead of rejecting them (token bucket). Takes the pace; returns a function that
 * waits for the caller's turn and resolves to true, or at once to false when the turn is further away than the patience.
 * In any period of length T there are at most burst + T / intervalMs turns.
 */
export function createPacer(
  { burst, intervalMs, patienceMs }: Pace,
  timing: PacerTiming,
): () => Promise<boolean> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = timing.now();
    const due = Math.max(last + intervalMs, now - (burst - 1) * intervalMs);
    const wait = Math.max(due - now, 0);
    if (wait > patienceMs) return false;
    last = due;
    if (wait > 0) await timing.delay(wait);
    return true;
  };
}
