import type { ShopError } from "#app/domain/shop/shop-error.ts";

/** Return an error of the shop as a JSON response with its status, never cached; a 429 says when to retry. */
export function apiError({ status, code, message, hint }: ShopError): Response {
  const headers = {
    "Cache-Control": "no-store",
    ...(status === 429 && { "Retry-After": /^\d+$/.test(hint ?? "") ? String(hint) : "60" }),
  };
  return Response.json({ error: { code, message, ...(hint && { hint }) } }, { status, headers });
}
