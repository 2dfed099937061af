import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Block closing the window and, with the returned blocker, navigation while there are unsaved changes. */
export function useUnsavedBlocker(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const block = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", block);
    return () => window.removeEventListener("beforeunload", block);
  }, [isDirty]);

  return useBlocker(isDirty);
}
