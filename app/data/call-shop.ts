import { z } from "zod";
import { PICTURE_PROBLEMS, PictureError } from "#app/domain/picture/picture-upload.ts";
import { errorCodeOf, ShopError } from "#app/domain/shop/shop-error.ts";
import { findSession } from "./admin/find-session.ts";
import { requireStaff } from "./admin/session.ts";

const ErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }),
});

async function errorIn(operation: string, response: Response): Promise<Error> {
  const body = ErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, message, hint } = body.data?.error ?? { code: "", message: response.statusText };
  console.error(`${operation} failed:`, code, message);
  if (response.status === 401) return new ShopError("NOT_SIGNED_IN", message);
  if (response.status >= 500) return new ShopError("UNAVAILABLE", message);
  const problem = PICTURE_PROBLEMS.find((known) => known === code);
  return problem
    ? new PictureError(problem)
    : new ShopError(errorCodeOf(code) ?? "REJECTED", message, hint);
}

/**
 * Call the shop's API as the signed-in person and return its response. `operation` is for the log, `path` is below
 * `/api`, `body` is a picture or an object sent as JSON. Throws a ShopError, or a PictureError if the server could not
 * read the picture.
 */
export async function fetchShop(
  operation: string,
  method: "GET" | "POST",
  path: string,
  body?: object | Blob,
): Promise<Response> {
  const session = await findSession(await requireStaff());
  const isJson = body !== undefined && !(body instanceof Blob);
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session?.access_token ?? ""}`,
      ...(isJson && { "content-type": "application/json" }),
    },
    ...(body && { body: isJson ? JSON.stringify(body) : (body as Blob) }),
  }).catch(() => null);
  if (!response) throw new ShopError("UNAVAILABLE", "The shop does not answer.");
  if (!response.ok) throw await errorIn(operation, response);
  return response;
}

/** Call the shop's API as `fetchShop` does, and return its JSON. */
export async function callShop(...call: Parameters<typeof fetchShop>): Promise<unknown> {
  return (await fetchShop(...call)).json();
}
