import { LRUCache } from "lru-cache";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";

type Limits = {
  /** Failures without a delay. */
  free: number;
  minMs: number;
  maxMs: number;
  /** A key is forgotten after this time without a failure. */
  forgetAfterMs: number;
};

/** Bounds the memory against invented keys. */
const MAX_KEYS = 10_000;

/**
 * Exponential backoff per key: no delay for the first failures, then doubling, counted from the end of the last
 * attempt.
 */
export function createExponentialBackoff({ free, minMs, maxMs, forgetAfterMs }: Limits) {
  const failures = new LRUCache<string, { count: number; at: number }>({
    max: MAX_KEYS,
    ttl: forgetAfterMs,
    ttlResolution: 0,
    perf: { now: monotonicClock },
  });
  return {
    /** Return when the next attempt of `key` may start, in milliseconds of the monotonic clock; 0 for now. */
    readyAt(key: string): number {
      const { count, at } = failures.get(key) ?? { count: 0, at: 0 };
      return count < free ? 0 : at + Math.min(minMs * 2 ** (count - free), maxMs);
    },
    /** Record a failed attempt that has just ended. */
    fail(key: string): void {
      failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, at: monotonicClock() });
    },
    succeed: (key: string) => void failures.delete(key),
  };
}
