import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` for a route whose data no query changes: the search, the order or the page of a table below it. Its loader reports
 * with `loaded` that it has read. A reload that a change of the query interrupts is made up for with it.
 */
export function skipQueryChanges() {
  let isDue = false;
  return {
    shouldRevalidate({
      currentUrl,
      nextUrl,
      formMethod = "GET",
      defaultShouldRevalidate,
    }: ShouldRevalidateFunctionArgs): boolean {
      const isQueryChange =
        formMethod === "GET" &&
        currentUrl.pathname === nextUrl.pathname &&
        currentUrl.search !== nextUrl.search;
      if (!isQueryChange && defaultShouldRevalidate) isDue = true;
      return isQueryChange ? isDue : defaultShouldRevalidate;
    },
    loaded({ signal }: Request): void {
      if (!signal.aborted) isDue = false;
    },
  };
}
