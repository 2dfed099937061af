import { useEffect } from "react";
import { useBlocker } from "react-router";
import { LOGOUT_QUERY } from "./logout-query.ts";

/**
 * Block closing the window and, with the returned blocker, navigation to another page and Logout while there are unsaved changes. Another
 * change of the query, as of a search that is still being typed, leaves the form open.
 */
export function useUnsavedBlocker(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const block = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", block);
    return () => window.removeEventListener("beforeunload", block);
  }, [isDirty]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.search === LOGOUT_QUERY),
  );
}
