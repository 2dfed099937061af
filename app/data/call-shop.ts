import { z } from "zod";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { Refusal, refusalCodeOf } from "#app/domain/refusal.ts";
import { requireStaff } from "./admin-session.ts";

const ErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }),
});

async function errorIn(operation: string, response: Response): Promise<Error> {
  const body = ErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, message, hint } = body.data?.error ?? { code: "", message: response.statusText };
  console.error(`${operation} failed:`, code, message);
  if (response.status === 401 || code === "NOT_STAFF") {
    return new AdminFailure("signed-out", message);
  }
  if (response.status >= 500) return new AdminFailure("unreachable", message);
  const known = refusalCodeOf(code);
  return known ? new Refusal(known, message, hint) : new AdminFailure("refused", message);
}

/**
 * Takes the name of an operation, a method, a path below `/api` and a body, asks the shop's own server as the signed-in
 * person and returns its JSON. Throws a Refusal when a rule says no, and an AdminFailure for anything else.
 */
export async function callShop(
  operation: string,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<unknown> {
  const client = await requireStaff();
  const { data } = await client.auth.getSession();
  const headers = {
    authorization: `Bearer ${data.session?.access_token ?? ""}`,
    ...(body && { "content-type": "application/json" }),
  };
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) throw new AdminFailure("unreachable", "The shop does not answer.");
  if (!response.ok) throw await errorIn(operation, response);
  return response.json();
}
