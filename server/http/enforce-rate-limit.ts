import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { ClientLimiter } from "./client-limits.ts";

/** Return the error for a client that has to wait; its hint is the seconds. */
export const rateLimitError = (seconds: number) =>
  new ShopError("TOO_MANY_REQUESTS", "Too many attempts. Please wait a little.", String(seconds));

/** Count one request of `key`. Throws a ShopError `TOO_MANY_REQUESTS` over the limit. */
export async function enforceRateLimit(
  limiter: Pick<ClientLimiter, "take">,
  key: string,
): Promise<void> {
  const seconds = await limiter.take(key);
  if (seconds > 0) throw rateLimitError(seconds);
}
