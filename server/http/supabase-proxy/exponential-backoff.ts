import { LRUCache } from "lru-cache";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";

type Limits = {
  /** How many failures cost nothing. */
  free: number;
  shortestMs: number;
  longestMs: number;
  /** After so long without a failure a key starts anew. */
  forgetAfterMs: number;
};

/** So that keys made up by the thousand cannot fill the memory. */
const MAX_KEYS = 10_000;

export type ExponentialBackoff = {
  /** Returns when the next attempt of `key` may begin, in milliseconds of the clock; 0 where it need not wait. */
  readyAt(key: string): number;
  /** Counts a failed attempt, which has just ended. */
  fail(key: string): void;
  succeed(key: string): void;
};

/** Slows down repeated failures of one key: nothing at first, then twice as long with each, counted from the end of the last one. */
export function createExponentialBackoff(
  { free, shortestMs, longestMs, forgetAfterMs }: Limits,
  clock = monotonicClock,
): ExponentialBackoff {
  const failures = new LRUCache<string, { count: number; at: number }>({
    max: MAX_KEYS,
    ttl: forgetAfterMs,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    readyAt(key) {
      const { count, at } = failures.get(key) ?? { count: 0, at: 0 };
      return count < free ? 0 : at + Math.min(shortestMs * 2 ** (count - free), longestMs);
    },
    fail(key) {
      failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, at: clock() });
    },
    succeed: (key) => void failures.delete(key),
  };
}
