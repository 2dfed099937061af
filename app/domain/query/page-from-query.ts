const MAX_PAGE = 10_000;

/** Parse the page (1-based) of a query such as `page=2`; 1 for anything else. Never throws. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
