import { data } from "react-router";
import { ShopError } from "#app/domain/shop/shop-error.ts";

/** Return the status and headers of a response to a rate limit. */
export const limitInit = ({ hint }: ShopError) => ({
  status: 429,
  headers: { "Cache-Control": "no-store", "Retry-After": hint ?? "60" },
});

/** Throw the response 429 for a rate limit, and any other error as it is. */
export function limitResponse(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== "TOO_MANY_REQUESTS") throw error;
  throw data("Too Many Requests", limitInit(error));
}
