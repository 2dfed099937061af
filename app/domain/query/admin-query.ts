import { foldText } from "../text/fold-text.ts";
import { pageFromQuery } from "./page-from-query.ts";

/** Rows per page of the admin's tables. */
export const ADMIN_PAGE_SIZE = 25;

export type Direction = "asc" | "desc";

/** The query parameters that every table of the admin has. */
export type TableQuery<Sort extends string> = {
  search: string;
  sort: Sort;
  direction: Direction;
  /** 1-based. */
  page: number;
};

/** Parse a query. The first of `sorts` is the default. Never throws. */
export function tableQueryFrom<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): TableQuery<Sort> {
  const sort = sorts.find((known) => known === query.get("sort")) ?? sorts[0];
  const direction = query.get("dir");
  return {
    search: query.get("q")?.trim().slice(0, 100) ?? "",
    sort,
    direction:
      direction === "asc" || direction === "desc" ? direction : sort === sorts[0] ? "desc" : "asc",
    page: pageFromQuery(query),
  };
}

/** Return the 0-based first and last row of a 1-based page. */
export function rowRangeOf(page: number): [number, number] {
  return [(page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE - 1];
}

/** Return the query with changes applied. A change of anything but the page resets the page. */
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
 * Return the condition of PostgREST's `or=(…)` that finds `search` anywhere in one of the columns. Commas, parentheses
 * and quotes are PostgREST syntax, so each matches any one character.
 */
export function searchCondition(
  columns: string[],
  search: string,
  operator: "like" | "ilike" = "ilike",
): string {
  const pattern = `*${search.replace(/[,()"'\\%*:{}]/g, "_")}*`;
  return columns.map((column) => `${column}.${operator}.${pattern}`).join();
}

/**
 * Return the condition that finds every word of `search` in the names of a row, in any order, with or without accents, or
 * all of it in one of the columns. Banks write `PAREDES, LUCIA`. The columns are in lower case: Postgres compares text with
 * both cases three times slower.
 */
export function textSearchCondition(search: string, columns: string[] = []): string {
  const words = foldText(search).match(/[^\s,;]+/g) ?? [search];
  const each = words.map((word) => searchCondition(["search_text"], word, "like")).join();
  const texts = words.length > 1 ? `and(${each})` : each;
  if (columns.length === 0) return texts;
  return `${texts},${searchCondition(columns, search.toLowerCase(), "like")}`;
}
