/** How many rows a table of the admin shows at once. */
export const ADMIN_PAGE_SIZE = 25;

export type Direction = "asc" | "desc";

/** The parts of an admin table's address that every table has. */
export type TableQuery<Sort extends string> = {
  search: string;
  sort: Sort;
  direction: Direction;
  /** Counted from 1. */
  page: number;
};

/** Takes an address's query and the sorts a table knows, the first being its default; never throws. */
export function tableQueryFrom<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): TableQuery<Sort> {
  const page = Number(query.get("page") ?? "1");
  const sort = sorts.find((known) => known === query.get("sort")) ?? sorts[0];
  const wanted = query.get("dir");
  return {
    search: query.get("q")?.trim().slice(0, 100) ?? "",
    sort,
    direction: wanted === "asc" || wanted === "desc" ? wanted : sort === sorts[0] ? "desc" : "asc",
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Takes a page counted from 1 and returns the first and last row it shows, counted from 0. */
export function rowRangeOf(page: number, size: number = ADMIN_PAGE_SIZE): [number, number] {
  return [(page - 1) * size, page * size - 1];
}

/** Takes a query and what changes; returns the new one. A change of anything but the page leads back to its first. */
export function changedQuery(
  query: URLSearchParams,
  changes: Record<string, string | null>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (!("page" in changes)) changed.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/**
 * Takes columns and what somebody searches for; returns the condition of PostgREST's `or=(…)` that finds it anywhere in
 * one of them. Commas, brackets and quotes are that language's own, so each such sign matches any one sign instead.
 */
export function searchCondition(columns: string[], search: string): string {
  const pattern = `*${search.replace(/[,()"'\\%*:{}]/g, "_")}*`;
  return columns.map((column) => `${column}.ilike.${pattern}`).join();
}
