/** Clock and delay in milliseconds; tests replace them. */
export type ThrottleTiming = { delay(milliseconds: number): Promise<void>; now(): number };

type Rate = {
  /** Calls allowed at once after a pause. */
  burst: number;
  /** Milliseconds between later calls. */
  intervalMs: number;
  /** Callers that would wait longer are rejected. */
  maxWaitMs: number;
};

/**
 * Create a rate limiter that delays callers (token bucket). The returned function resolves to true when the caller may
 * proceed, or at once to false when it would wait too long. In any period T at most burst + T / intervalMs calls
 * proceed.
 */
export function createThrottle(
  { burst, intervalMs, maxWaitMs }: Rate,
  timing: ThrottleTiming,
): () => Promise<boolean> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = timing.now();
    const due = Math.max(last + intervalMs, now - (burst - 1) * intervalMs);
    const wait = Math.max(due - now, 0);
    if (wait > maxWaitMs) return false;
    last = due;
    if (wait > 0) await timing.delay(wait);
    return true;
  };
}
