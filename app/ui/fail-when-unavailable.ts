import { data, isRouteErrorResponse } from "react-router";

/** Load shedding, a restarting server behind its proxy, a limit: the request may succeed later. */
const isUnavailable = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429);

/**
 * Return a handler for errors of a server action. A lost connection, for which `fetch` rejects with a TypeError, and a server
 * that is unavailable become the result `failure`. The handler throws every other error, as well as redirects.
 */
export function failWhenUnavailable<Failure>(failure: Failure) {
  return (error: unknown) => {
    if (!(error instanceof TypeError) && !isUnavailable(error)) throw error;
    // After an error status no loader runs again, which would fail as well.
    return data(failure, { status: 503 });
  };
}
