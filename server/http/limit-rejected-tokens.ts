import type { MiddlewareHandler } from "hono";
import { apiError } from "./api-error.ts";
import { rateLimitError } from "./enforce-rate-limit.ts";
import type { ClientOf, HostEnv } from "./host-env.ts";
import type { RateLimiter } from "./rate-limiter.ts";

type Options = {
  limiter: RateLimiter;
  clientOf: ClientOf;
  /** Called for each rejected request. */
  onLimit: () => void;
};

const UNAUTHORIZED = [401, 403];

/** Create a middleware that limits a client's requests with a rejected token; those that are authorized do not count. */
export function limitRejectedTokens(options: Options): MiddlewareHandler<HostEnv> {
  const { limiter, clientOf, onLimit } = options;
  return async (context, next) => {
    const client = clientOf(context);
    const seconds = limiter.take(client);
    if (seconds > 0) {
      onLimit();
      return apiError(rateLimitError(seconds));
    }
    await next();
    if (!UNAUTHORIZED.includes(context.res.status)) limiter.giveBack(client);
  };
}
