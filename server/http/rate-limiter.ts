import { monotonicClock } from "../monotonic-clock.ts";
export type RateLimiter = {
  /** Counts one request of `key`; returns 0 when there is room for it, else the seconds until there is. */
  take(key: string): number;
  /** Takes back one count of `key`: what was counted turned out to be no offence. */
  giveBack(key: string): void;
};

type Window = { count: number; ends: number };

/** So that addresses made up by the million cannot fill the memory: two generations of so many, the older goes first. */
const MAX_KEYS = 20_000;

/**
 * Takes how many requests of one key fit into a window of milliseconds, and a clock (epoch milliseconds).
 * A window opens with a key's first request. Kept in this process: with several servers each one counts for itself.
 */
export function createRateLimiter(
  max: number,
  windowMs: number,
  clock = monotonicClock,
): RateLimiter {
  let young = new Map<string, Window>();
  let old = new Map<string, Window>();
  let turned = clock();

  /** Whatever is dropped by time has ended: it opened before the last turn, and a turn takes a whole window. */
  function turn(now: number): void {
    if (now - turned < windowMs && young.size < MAX_KEYS) return;
    old = young;
    young = new Map();
    turned = now;
  }

  return {
    take(key) {
      const now = clock();
      turn(now);
      const found = young.get(key) ?? old.get(key);
      const window = found && found.ends > now ? found : { count: 0, ends: now + windowMs };
      young.set(key, window);
      if (window.count >= max) return Math.max(Math.ceil((window.ends - now) / 1000), 1);
      window.count += 1;
      return 0;
    },
    giveBack(key) {
      const window = young.get(key) ?? old.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
