import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { Filters } from "#app/domain/filters.ts";

/**
 * Takes the filters shown and returns the ref of the results. When a new answer arrives while the shopper is
 * deep in the old one, its first row is brought back into view; going back keeps the place the browser remembers.
 */
export function useScrollToResults(filters: Filters) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(filters);
  const isStep = useNavigationType() === "POP";

  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (!isStep && top < 0)
      results.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [filters, isStep]);

  return results;
}
