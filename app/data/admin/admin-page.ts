import type { PostgrestError } from "@supabase/supabase-js";
import { ADMIN_PAGE_SIZE, rowRangeOf } from "#app/domain/admin-query.ts";
import { adminErrorFrom } from "../database-error.ts";

/** The REST API's maximum rows per request. */
const MAX_ROWS = 1000;

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

/** Read every row, in as many requests as the REST API needs. */
export async function readEveryRow<Row>(readRange: ReadRange<Row>): Promise<Row[]> {
  const every: Row[] = [];
  for (;;) {
    const { rows } = await readRange(every.length, every.length + MAX_ROWS - 1);
    every.push(...rows);
    if (rows.length < MAX_ROWS) return every;
  }
}
