import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { PrivacyRequest } from "#app/data/server/privacy-store.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop-error.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { requireStaff } from "../http/require-staff.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Privacy } from "./open-privacy.ts";

type Bindings = { Bindings: HttpBindings };

export type PrivacyRouteParts = {
  /** Null where there is no database. */
  open: Privacy | null;
  logger: Logger;
};

const REQUESTS = 60;
const WINDOW_MS = 10 * 60_000;

const STATUSES: Partial<Record<ErrorCode, 400 | 401 | 403 | 429>> = {
  INVALID_EMAIL: 400,
  NOT_SIGNED_IN: 401,
  NOT_STAFF: 403,
  TOO_MANY_REQUESTS: 429,
};

/** Whether it is an address is for the database to say, in words for the person who typed it. */
const BodySchema = z.strictObject({ email: z.string().max(1000) });

function refuse(context: Context, error: Error, logger: Logger): Response {
  const refusal = error instanceof ShopError ? error : null;
  const status = refusal ? STATUSES[refusal.code] : undefined;
  if (!status) logger.error({ error }, "a privacy request could not be dealt with");
  const { code, message } =
    refusal && status ? refusal : { code: "UNAVAILABLE", message: "Please try again." };
  if (status === 429) context.header("Retry-After", refusal?.hint ?? "60");
  context.header("Cache-Control", "no-store");
  return context.json({ error: { code, message } }, status ?? 503);
}

async function emailIn(context: Context): Promise<string> {
  const body = BodySchema.safeParse(await context.req.json().catch(() => null));
  if (!body.success) throw new ShopError("INVALID_EMAIL", "Please enter a valid e-mail address.");
  return body.data.email;
}

/**
 * Takes the store, the guard and the hash; returns `POST /privacy/export` and `POST /privacy/erasure`, whose body is
 * `{"email": "…"}`. For staff only, who are asked for before the body is read. Mount it behind the same-origin guard and a limit
 * on bodies.
 */
export function privacyRoutes({ open, logger }: PrivacyRouteParts): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  const requests = createRateLimiter(REQUESTS, WINDOW_MS);
  routes.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  routes.onError((error, context) => refuse(context, error, logger));

  const answer = (deal: (privacy: Privacy, request: PrivacyRequest) => Promise<object>) => {
    return async (context: Context) => {
      if (!open) throw new ShopError("UNAVAILABLE", "This shop keeps no personal data.");
      const staffId = await requireStaff(context, open.staff);
      const wait = requests.take(staffId);
      if (wait > 0) throw new ShopError("TOO_MANY_REQUESTS", "Too many attempts.", String(wait));
      const email = await emailIn(context);
      return context.json(await deal(open, { email, person: open.hash(email), staffId }));
    };
  };
  routes.post(
    "/privacy/export",
    answer(({ store }, request) => store.export(request)),
  );
  routes.post(
    "/privacy/erasure",
    answer(({ store }, request) => store.erase(request)),
  );
  return routes;
}
