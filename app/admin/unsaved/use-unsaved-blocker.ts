import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { LOGOUT_QUERY } from "./logout-query.ts";

/**
 * While there are unsaved changes, ask before the window or a dialog is closed and before navigation to another page or Logout. Another
 * change of the query, as of a search that is still being typed, leaves the form open. `onClose` closes the dialog.
 */
export function useUnsavedBlocker(isDirty: boolean, onClose = () => {}) {
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const block = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", block);
    return () => window.removeEventListener("beforeunload", block);
  }, [isDirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.search === LOGOUT_QUERY),
  );
  return {
    isAsking: isClosing || blocker.state === "blocked",
    requestClose: () => (isDirty ? setClosing(true) : onClose()),
    discard: () => (blocker.state === "blocked" ? blocker.proceed() : onClose()),
    keep() {
      setClosing(false);
      blocker.reset?.();
    },
  };
}
