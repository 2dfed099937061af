import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { Logger } from "../runtime/logger.ts";
import { apiError } from "./api-error.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";

const WINDOW_MS = 10 * 60_000;

/** Authenticate the bearer token. Throws a ShopError `NOT_SIGNED_IN` or `NOT_STAFF`, and an Error when Auth does not answer. */
async function requireStaff({ req }: Context, gate: StaffGate): Promise<string> {
  const token = /^Bearer (\S+)$/i.exec(req.header("authorization") ?? "")?.[1];
  const bearer = token ? await gate.identify(token) : { kind: "anonymous" as const };
  if (bearer.kind === "anonymous") throw new ShopError("NOT_SIGNED_IN", "Please sign in again.");
  if (bearer.kind === "stranger") throw new ShopError("NOT_STAFF", "Only staff may do this.");
  return bearer.userId;
}

/** Return the response to an error of a staff route. What staff did not cause is logged; errors that are not the shop's own are 503. */
export function staffError(error: Error, logger: Logger): Response {
  if (error instanceof ShopError && error.status < 500) return apiError(error);
  logger.error({ error }, "a request of staff failed");
  const shown = error instanceof ShopError ? error : null;
  return apiError(shown ?? new ShopError("UNAVAILABLE", "Please try again."));
}

/** Return the validated JSON body; throws `invalid` when it does not match the schema. */
export async function jsonBody<Body>(
  { req }: Context,
  schema: z.ZodType<Body>,
  invalid: ShopError,
): Promise<Body> {
  const body = schema.safeParse(await req.json().catch(() => null));
  if (!body.success) throw invalid;
  return body.data;
}

/** Limit the requests of one person in ten minutes. */
export const staffLimit = (max: number) => createRateLimiter(max, WINDOW_MS);

/**
 * Create a router for staff with JSON errors and without caching. Mount it behind the same-origin guard and a limit on bodies.
 * `service` is null where the shop does not have it: its routes then answer 503.
 */
export function staffRoutes<Service extends { staff: StaffGate }>(
  service: Service | null,
  logger: Logger,
) {
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  routes.onError((error) => staffError(error, logger));

  /** Authenticate and count a request before its body is read; pass the id of the person to the handler. */
  const forStaff =
    (
      limiter: RateLimiter,
      handle: (context: Context, service: Service & { staffId: string }) => Promise<Response>,
    ) =>
    async (context: Context): Promise<Response> => {
      if (!service) throw new ShopError("UNAVAILABLE", "This shop does not offer this.");
      const staffId = await requireStaff(context, service.staff);
      await enforceRateLimit(limiter, staffId);
      return handle(context, { ...service, staffId });
    };
  return { routes, forStaff };
}
