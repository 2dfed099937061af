import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { adminErrorFrom, emptyAnswer } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { requireStaff } from "./session.ts";

/** The options of a select that returns no rows, only their number. */
export const ONLY_COUNT = { count: "exact", head: true } as const;

type CountSelect = { limit(rows: number): PromiseLike<PostgrestSingleResponse<unknown>> };

/** Count rows as the signed-in member of staff, by a select of their id with `ONLY_COUNT`. Throws a ShopError. */
export async function countAsStaff(
  operation: string,
  ask: (client: SupabaseClient) => CountSelect,
): Promise<number> {
  // The embedded REST API reads the rows of a page also where it returns none.
  const { count, error, status } = await ask(await requireStaff()).limit(1);
  if (error) throw adminErrorFrom(operation, error, status);
  if (count === null) throw emptyAnswer(operation);
  return count;
}
