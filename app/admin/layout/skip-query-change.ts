import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` for routes whose data no query changes: the search, the order or the page of a table below them. */
export function skipQueryChange({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryChange =
    formMethod === "GET" &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return isQueryChange ? false : defaultShouldRevalidate;
}
