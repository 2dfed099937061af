import { useEffect } from "react";

/** Load the page again when the back/forward cache restores it: it does not know what became of a payment since. */
export function useReloadWhenRestored(): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);
}
