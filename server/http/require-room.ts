import { ShopError } from "#app/domain/shop-error.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** Counts one request of a person; throws a ShopError `TOO_MANY_REQUESTS` with the seconds to wait as its hint. */
export function requireRoom(limiter: RateLimiter, userId: string): void {
  const wait = limiter.take(userId);
  if (wait > 0) throw new ShopError("TOO_MANY_REQUESTS", "Too many attempts.", String(wait));
}
