import { data } from "react-router";

/**
 * Return a handler for errors of a server action: a lost connection, for which `fetch` rejects with a TypeError, becomes
 * the result `failure`. The handler throws every other error, as well as redirects.
 */
export function failWhenDisconnected<Failure>(failure: Failure) {
  return (error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    // After an error status no loader runs again, which would fail as well.
    return data(failure, { status: 503 });
  };
}
