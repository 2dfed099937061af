import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { RateLimiter } from "./rate-limiter.ts";

type Bindings = { Bindings: HttpBindings };

type RefusedParts = {
  limiter: RateLimiter;
  addressOf: (context: Context<Bindings>) => string;
  /** Told of each request that was turned away. */
  onLimit: () => void;
};

const REFUSED = [401, 403];

function tooMany(wait: number): Response {
  const error = { code: "TOO_MANY_REQUESTS", message: "Too many attempts. Please wait a little." };
  const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
  return Response.json({ error }, { status: 429, headers });
}

/**
 * Takes a limiter and returns what counts the requests of a client that are refused as not signed in or not staff. Beyond the
 * limit its requests are turned away before anybody is asked who it is. A request that is let in is not counted.
 */
export function limitRefused(parts: RefusedParts): MiddlewareHandler<Bindings> {
  const { limiter, addressOf, onLimit } = parts;
  return async (context, next) => {
    const address = addressOf(context);
    const wait = limiter.take(address);
    if (wait > 0) {
      onLimit();
      return tooMany(wait);
    }
    await next();
    if (!REFUSED.includes(context.res.status)) limiter.giveBack(address);
  };
}
