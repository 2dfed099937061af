import { type Context, Hono } from "hono";
import { z } from "zod";
import type { PrivacyStore } from "#app/data/server/privacy-store.ts";
import { normalizePhone } from "#app/domain/contact/phone.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";

type Privacy = {
  store: PrivacyStore;
  /** Return the keyed hash of an email address. */
  hash: (email: string) => string;
};

/** The database decides whether the text is an email address, a phone number, or what an order has in their place. */
const BodySchema = z.strictObject({ email: z.string().max(1000) });

/** Create POST `/privacy/export` and `/privacy/erasure` for staff; the body is `{"email": "…"}`. */
export function privacyRoutes({ store, hash }: Privacy) {
  const limit = forStaff(60);
  const requestIn = async (context: Context, staffId: string) => {
    const invalid = new ShopError(
      "INVALID_PERSON",
      "Please enter a valid email address or phone number.",
    );
    const { email: given } = await jsonBody(context, BodySchema, invalid);
    const phone = given.includes("@") ? null : normalizePhone(given);
    return { email: given, phone, person: hash(phone ?? given), staffId };
  };
  return new Hono()
    .post("/privacy/export", limit, async (context) =>
      context.json(await store.export(await requestIn(context, context.var.staffId))),
    )
    .post("/privacy/erasure", limit, async (context) =>
      context.json(await store.erase(await requestIn(context, context.var.staffId))),
    );
}
