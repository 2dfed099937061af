import { useEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Blocks navigation and closing the window while something typed is not saved.
 * Returns whether to ask, and what the two answers do.
 */
export function useUnsavedGuard(isDirty: boolean) {
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
