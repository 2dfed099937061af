import type { Context } from "hono";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop-error.ts";

/**
 * Takes a request and who knows the staff, and returns the id of the signed-in person whose bearer token it carries.
 * Throws a ShopError `NOT_SIGNED_IN` or `NOT_STAFF`, and an Error when neither can be told.
 */
export async function requireStaff(context: Context, gate: StaffGate): Promise<string> {
  const token = /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  const bearer = token ? await gate.identify(token) : { kind: "nobody" as const };
  if (bearer.kind === "nobody") throw new ShopError("NOT_SIGNED_IN", "Please sign in again.");
  if (bearer.kind === "stranger") throw new ShopError("NOT_STAFF", "Only staff may do this.");
  return bearer.userId;
}
