import { useCallback, useSyncExternalStore } from "react";

/** Return whether the window matches a media query; false on the server. */
export function useMediaQuery(query: string): boolean {
  // A new function would subscribe again after each render.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
