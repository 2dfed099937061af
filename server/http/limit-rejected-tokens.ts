import type { MiddlewareHandler } from "hono";
import { apiError } from "./api-error.ts";
import { rateLimitError } from "./enforce-rate-limit.ts";
import type { HostEnv } from "./host-env.ts";
import type { RateLimiter } from "./rate-limiter.ts";

const UNAUTHORIZED = [401, 403];

/**
 * Create a middleware that limits a client's requests with a rejected token; those that are authorized do not count. `onLimit` is called
 * for each request over the limit.
 */
export function limitRejectedTokens(
  limiter: RateLimiter,
  onLimit: () => void,
): MiddlewareHandler<HostEnv> {
  return async (context, next) => {
    const { client } = context.env;
    const seconds = limiter.take(client);
    if (seconds > 0) {
      onLimit();
      return apiError(rateLimitError(seconds));
    }
    await next();
    if (!UNAUTHORIZED.includes(context.res.status)) limiter.giveBack(client);
  };
}
