import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { Filters } from "#app/domain/filters.ts";

/**
 * Return the ref of the results. New filters scroll their first row into view if it is above the window; "back" keeps the
 * scroll position that the browser restores.
 */
export function useScrollToResults(filters: Filters) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(filters);
  const isPop = useNavigationType() === "POP";

  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (!isPop && top < 0) results.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [filters, isPop]);

  return results;
}
