import { AsyncLocalStorage } from "node:async_hooks";

const redirects = new AsyncLocalStorage<string | null>();

/**
 * Answer a request with `requestedRedirect` set.
 *
 * Defect: the emails of sign-in link to `site_url` and ignore the `redirect_to` of the request. Upstream: use it in the link where
 * `additional_redirect_urls` lists it.
 */
export function withRequestedRedirect<Result>(request: Request, answer: () => Result): Result {
  return redirects.run(new URL(request.url).searchParams.get("redirect_to"), answer);
}

/** Return the unchecked `redirect_to` of the current request; null when it has none. */
export function requestedRedirect(): string | null {
  return redirects.getStore() ?? null;
}
