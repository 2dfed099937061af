import type { Context, Hono } from "hono";
import { z } from "zod";
import { normalizePhone } from "#app/domain/phone.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { jsonBody, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Privacy } from "./open-privacy.ts";

type PrivacyRouteParts = {
  /** Null where there is no database. */
  open: Privacy | null;
  logger: Logger;
};

const REQUESTS = 60;

/** The database decides whether the text is an email address, or a phone number, which finds orders without one. */
const BodySchema = z.strictObject({ email: z.string().max(1000) });

/** Create POST `/privacy/export` and `/privacy/erasure` for staff; the body is `{"email": "…"}`. */
export function privacyRoutes({ open, logger }: PrivacyRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  const requests = staffLimit(REQUESTS);
  const requestIn = async (context: Context, { hash, staffId }: Privacy & { staffId: string }) => {
    const invalid = new ShopError("INVALID_EMAIL", "Please enter a valid email address.");
    const { email: given } = await jsonBody(context, BodySchema, invalid);
    const email = given.includes("@") ? given : (normalizePhone(given) ?? given);
    return { email, person: hash(email), staffId };
  };
  routes.post(
    "/privacy/export",
    forStaff(requests, async (context, privacy) =>
      context.json(await privacy.store.export(await requestIn(context, privacy))),
    ),
  );
  routes.post(
    "/privacy/erasure",
    forStaff(requests, async (context, privacy) =>
      context.json(await privacy.store.erase(await requestIn(context, privacy))),
    ),
  );
  return routes;
}
