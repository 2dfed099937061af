import { LRUCache } from "lru-cache";
import { monotonicClock } from "../runtime/monotonic-clock.ts";

export type RateLimiter = {
  /** Counts one request of `key`; returns 0 when there is room for it, else the seconds until there is. */
  take(key: string): number;
  /** Takes back one count of `key`: what was counted turned out to be no offence. */
  giveBack(key: string): void;
};

/** So that addresses made up by the million cannot fill the memory. */
const MAX_KEYS = 10_000;

/**
 * Takes how many requests of one key fit into a window of milliseconds, and a clock in milliseconds. A window opens with a key's
 * first request (fixed window). Counted in this process: with several servers each one counts for itself.
 */
export function createRateLimiter(
  max: number,
  windowMs: number,
  clock = monotonicClock,
): RateLimiter {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: MAX_KEYS });
  return {
    take(key) {
      const now = clock();
      const found = windows.get(key);
      const window = found && found.ends > now ? found : { count: 0, ends: now + windowMs };
      if (window.count >= max) return Math.max(Math.ceil((window.ends - now) / 1000), 1);
      window.count += 1;
      windows.set(key, window);
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
