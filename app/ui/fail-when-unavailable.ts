import { data, isRouteErrorResponse } from "react-router";

/** The router's words for a body that is cut, empty or another site's. */
const UNREADABLE = "Unable to decode turbo-stream response";

/** Load shedding, a restarting server, a limit, a slow upload: the request may succeed later. */
const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

/** A proxy or firewall answers with a page of HTML, the shop's own server never does. */
const isForeign = (body: unknown) => typeof body === "string" && body.trimStart().startsWith("<");

/** For a lost connection, `fetch` rejects with a TypeError. */
const isUnavailable = (error: unknown) =>
  (isRouteErrorResponse(error) && (isTemporary(error.status) || isForeign(error.data))) ||
  error instanceof TypeError ||
  (error instanceof Error && error.message === UNREADABLE);

/**
 * Return a handler for errors of a server action. An answer that did not come, or not from the shop, becomes the result `failure`. The
 * handler throws every other error, as well as redirects.
 */
export function failWhenUnavailable<Failure>(failure: Failure) {
  return (error: unknown) => {
    if (!isUnavailable(error)) throw error;
    // After an error status no loader runs again, which would fail as well.
    return data(failure, { status: 503 });
  };
}
