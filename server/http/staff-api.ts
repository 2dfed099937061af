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

type GateEnv = { Variables: { gate: StaffGate | null } };

/**
 * Create the API for staff, without its routes, with JSON errors and without caching. What staff did not cause is logged;
 * errors that are not the shop's own are 503. Mount it behind the same-origin guard and a limit on bodies. `gate` is null
 * without a database.
 */
export function staffApi(gate: StaffGate | null, logger: Logger) {
  const api = new Hono<HostEnv>();
  api.use(
    createMiddleware<GateEnv>(async (context, next) => {
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
 * Return what creates the middleware of a route in `staffApi`: it authenticates and counts a request before its body is
 * read, and sets the variables `service` and `staffId`. `max` are the requests of one person in ten minutes; routes with
 * the same middleware share them. `service` is null where the shop does not have it: its routes then answer 503.
 */
export const forStaff =
  <Service>(service: Service | null) =>
  (max: number) => {
    const limiter = createRateLimiter(max, WINDOW_MS);
    type StaffEnv = GateEnv & { Variables: { service: Service; staffId: string } };
    return createMiddleware<StaffEnv>(async (context, next) => {
      const { gate } = context.var;
      if (!service || !gate) throw new ShopError("UNAVAILABLE", "This shop does not offer this.");
      const staffId = await requireStaff(context, gate);
      await enforceRateLimit(limiter, staffId);
      context.set("service", service);
      context.set("staffId", staffId);
      await next();
    });
  };

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
