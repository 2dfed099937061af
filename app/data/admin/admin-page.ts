import type { PostgrestError } from "@supabase/supabase-js";
import { ADMIN_PAGE_SIZE, rowRangeOf } from "#app/domain/query/admin-query.ts";
import { adminErrorFrom, emptyAnswer } from "../database-error.ts";

/** Rows per request; the REST API may return fewer ("Max rows" of the project). */
export const MAX_ROWS = 1000;

const LOWEST_UUID = "00000000-0000-0000-0000-000000000000";

type RowRange<Row> = { rows: Row[]; total: number };

/** Reads the rows from the 0-based `first` to `last`, and counts all. */
type ReadRange<Row> = (first: number, last: number) => Promise<RowRange<Row>>;

/** A page of a table: its 1-based number, and the number of all rows and pages. */
export type AdminPage<Row> = RowRange<Row> & { page: number; pageCount: number };

type Answer<Json> = {
  data: Json[] | null;
  error: PostgrestError | null;
  status: number;
  count: number | null;
};

/** Return the rows of an answer: none past the last, where PostgREST answers 416. Throws a ShopError. */
export function rowRangeFrom<Json, Row>(
  action: string,
  { data, error, status, count }: Answer<Json>,
  rowFrom: (row: Json) => Row,
): RowRange<Row> {
  if (error && status !== 416) throw adminErrorFrom(action, error, status);
  if (!error && data === null) throw emptyAnswer(action);
  return { rows: (data ?? []).map(rowFrom), total: count ?? 0 };
}

async function pageAt<Row>(page: number, readRange: ReadRange<Row>): Promise<AdminPage<Row>> {
  const { rows, total } = await readRange(...rowRangeOf(page));
  return { rows, total, page, pageCount: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)) };
}

/** Read a 1-based page; the last one in place of one past it, which a change of its rows may have emptied. */
export async function readAdminPage<Row>(
  page: number,
  readRange: ReadRange<Row>,
): Promise<AdminPage<Row>> {
  const found = await pageAt(page, readRange);
  if (found.rows.length > 0 || page === 1) return found;
  const first = await pageAt(1, readRange);
  return first.pageCount === 1 ? first : pageAt(first.pageCount, readRange);
}

/**
 * Read every row by keyset, so that rows that come or go meanwhile move no other one. `readFrom` returns the first
 * rows from a UUID on, in the order of `keyOf`, as many as a request may have; fewer than those may share a key.
 */
export async function readEveryRow<Row>(
  readFrom: (key: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const every: Row[] = [];
  let key = LOWEST_UUID;
  for (;;) {
    const rows = await readFrom(key);
    const last = rows.at(-1);
    // Each request reads the last key again: more rows may share it. The last request finds nothing else.
    if (!last || keyOf(last) === key) return [...every, ...rows];
    key = keyOf(last);
    every.push(...rows.filter((row) => keyOf(row) !== key));
  }
}

const { compare } = new Intl.Collator("es");

/** Return rows sorted by a text or a number; equal ones stay in their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  direction: "asc" | "desc",
  keyOf: (row: Row) => string | number,
): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (typeof first === "number") return sign * (first - Number(second));
    return sign * compare(first, String(second));
  });
}
