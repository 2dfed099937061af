import { LRUCache } from "lru-cache";
import { monotonicClock } from "../runtime/monotonic-clock.ts";

/** A number of requests, and of minutes. */
export type Rate = readonly [max: number, minutes: number];

export type Limit = { name: string; max: number; windowMs: number };

const MINUTE_MS = 60_000;

/** Bounds the memory against invented keys. */
const MAX_KEYS = 10_000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Create a fixed-window rate limiter; a window starts with the first request of a key. It counts in this process only.
 */
export function createRateLimiter(max: number, windowMs: number) {
  // The cache reserves its memory for all keys at once, and a shop has many limiters: only for one that is used.
  let windows: LRUCache<string, { count: number; ends: number }> | null = null;
  return {
    /** Count one request of `key`. Return 0, or the seconds to wait when the limit is reached. */
    take(key: string): number {
      windows ??= new LRUCache({ max: MAX_KEYS });
      const now = monotonicClock();
      const found = windows.get(key);
      const window = found && found.ends > now ? found : { count: 0, ends: now + windowMs };
      if (window.count >= max) return Math.max(Math.ceil((window.ends - now) / 1000), 1);
      window.count += 1;
      windows.set(key, window);
      return 0;
    },
    /** Undo one count: the request turned out to be legitimate. */
    giveBack(key: string): void {
      const window = windows?.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

/** Create a limiter that counts in this process. */
export const localLimiter = ({ max, windowMs }: Limit) => createRateLimiter(max, windowMs);

/** Create a limiter for each rate. */
export const mapRates = <Name extends string, Limiter>(
  rates: Record<Name, Rate>,
  create: (limit: Limit) => Limiter,
) =>
  Object.fromEntries(
    Object.entries<Rate>(rates).map(([name, [max, minutes]]) => [
      name,
      create({ name, max, windowMs: minutes * MINUTE_MS }),
    ]),
  ) as Record<Name, Limiter>;
