import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Logger } from "../runtime/logger.ts";
import { apiError } from "./api-error.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";
import type { HostEnv } from "./host-env.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const WINDOW_MS = 10 * 60_000;

type StaffEnv = { Variables: { gate: StaffGate; staffId: string } };

/** Return the error for what a shop without a database or a payment provider does not have. */
export const notOffered = () => new ShopError("UNAVAILABLE", "This shop does not offer this.");

/**
 * Create the API for staff, without its routes, with JSON errors and without caching. What staff did not cause is logged;
 * errors that are not the shop's own are 503. Mount it behind the same-origin guard and a limit on bodies. Without a
 * database `gate` is null, and every request is answered 503.
 */
export function staffApi(gate: StaffGate | null, logger: Logger) {
  const api = new Hono<HostEnv>();
  api.use(
    createMiddleware<StaffEnv>(async (context, next) => {
      if (!gate) throw notOffered();
      context.set("gate", gate);
      await next();
      context.header("Cache-Control", "no-store");
    }),
  );
  api.onError((error) => {
    if (error instanceof ShopError && error.status < 500) return apiError(error);
    logger.error({ error }, "a request of staff failed");
    const shown = error instanceof ShopError ? error : null;
    return apiError(shown ?? new ShopError("UNAVAILABLE", "Please try again."));
  });
  return api;
}

/** Authenticate the bearer token. Throws a ShopError `NOT_SIGNED_IN` or `NOT_STAFF`, and an Error when Auth does not answer. */
async function requireStaff({ req }: Context, gate: StaffGate): Promise<string> {
  const token = /^Bearer (\S+)$/i.exec(req.header("authorization") ?? "")?.[1];
  const bearer = token ? await gate.identify(token) : { kind: "anonymous" as const };
  if (bearer.kind === "anonymous") throw new ShopError("NOT_SIGNED_IN", "Please sign in again.");
  if (bearer.kind === "stranger") throw new ShopError("NOT_STAFF", "Only staff may do this.");
  return bearer.userId;
}

/**
 * Create the middleware of a route in `staffApi`: it authenticates and counts a request before its body is read, and sets
 * the variable `staffId`. `max` are the requests of one person in ten minutes; routes with the same middleware share them.
 */
export function forStaff(max: number) {
  const limiter = createRateLimiter(max, WINDOW_MS);
  return createMiddleware<StaffEnv>(async (context, next) => {
    const staffId = await requireStaff(context, context.var.gate);
    await enforceRateLimit(limiter, staffId);
    context.set("staffId", staffId);
    await next();
  });
}

/** Return the validated JSON body; throws `invalid` when it does not match the schema. */
export async function jsonBody<Body>(
  { req }: Context,
  schema: z.ZodType<Body>,
  invalid = new ShopError("INVALID_REQUEST", "This request cannot be read."),
): Promise<Body> {
  const body = schema.safeParse(await req.json().catch(() => null));
  if (!body.success) throw invalid;
  return body.data;
}
