import { data } from "react-router";
import { ShopError } from "#app/domain/shop-error.ts";

/** Throw the response 429 for a rate limit, and any other error as it is. */
export function limitResponse(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== "TOO_MANY_REQUESTS") throw error;
  throw data("Too Many Requests", {
    status: 429,
    headers: { "Cache-Control": "no-store", "Retry-After": error.hint ?? "60" },
  });
}
