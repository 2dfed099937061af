import { LRUCache } from "lru-cache";
import { monotonicClock } from "../monotonic-clock.ts";

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
  /** Counts an attempt of `key` as failed until it is known to have succeeded; returns how long it has to wait, in milliseconds. */
  begin(key: string): number;
  succeed(key: string): void;
};

/** Slows down repeated failures of one key: nothing at first, then twice as long with each. */
export function createExponentialBackoff(
  { free, shortestMs, longestMs, forgetAfterMs }: Limits,
  clock = monotonicClock,
): ExponentialBackoff {
  const failures = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: forgetAfterMs,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    begin(key) {
      const count = failures.get(key) ?? 0;
      failures.set(key, count + 1);
      return count < free ? 0 : Math.min(shortestMs * 2 ** (count - free), longestMs);
    },
    succeed: (key) => void failures.delete(key),
  };
}
