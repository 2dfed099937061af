import { data, isRouteErrorResponse } from "react-router";

/** The router's words for a body that is cut, empty or another site's. */
const UNREADABLE = "Unable to decode turbo-stream response";

/**
 * An error status is thrown by load shedding, by a limit, and by a proxy or firewall between: our own actions return theirs. The
 * request may succeed later, as after a lost connection, for which `fetch` rejects with a TypeError.
 */
const isUnavailable = (error: unknown) =>
  isRouteErrorResponse(error) ||
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
