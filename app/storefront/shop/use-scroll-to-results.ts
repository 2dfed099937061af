import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { Filters } from "#app/domain/catalogue/filters.ts";

/**
 * Return the ref of the results. New filters scroll their first row into view if it is above the window or below what is fixed
 * there; "back" keeps the scroll position that the browser restores.
 */
export function useScrollToResults(filters: Filters) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(filters);
  const isPop = useNavigationType() === "POP";

  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (isPop || !results.current) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const isAbove =
      results.current.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop);
    if (isAbove) results.current.scrollIntoView({ block: "start", behavior: "instant" });
  }, [filters, isPop]);

  return results;
}
