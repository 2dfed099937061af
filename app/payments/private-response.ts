import { data, type HeadersFunction } from "react-router";
import { ShopError } from "#app/domain/shop/shop-error.ts";

export const NO_STORE = { "Cache-Control": "no-store" };

/** Return the headers of an action, otherwise `no-store`. */
export const noStoreHeaders: HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : NO_STORE;

/** Return the status and headers of a response to a rate limit. */
export const limitInit = ({ hint }: ShopError) => ({
  status: 429,
  headers: { ...NO_STORE, "Retry-After": hint ?? "60" },
});

/** Throw the response 429 for a rate limit, and any other error as it is. */
export function limitResponse(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== "TOO_MANY_REQUESTS") throw error;
  throw data("Too Many Requests", limitInit(error));
}

/** Return the outcome of a form whose only ShopError is the rate limit, with its status and headers. Reports other errors. */
export function formFailure(error: unknown, report: (error: unknown) => void) {
  if (error instanceof ShopError) return { outcome: "too_many", ...limitInit(error) } as const;
  report(error);
  return { outcome: "failed", status: 503, headers: NO_STORE } as const;
}
