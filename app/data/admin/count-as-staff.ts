import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { adminErrorFrom } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { requireStaff } from "./admin-session.ts";

/** The options of a select that returns no rows, only their number. */
export const ONLY_COUNT = { count: "exact", head: true } as const;

/** Count rows as the signed-in member of staff, by a select with `ONLY_COUNT`. Throws a ShopError. */
export async function countAsStaff(
  operation: string,
  ask: (client: SupabaseClient) => PromiseLike<PostgrestSingleResponse<unknown>>,
): Promise<number> {
  const { count, error, status } = await ask(await requireStaff());
  if (error) throw adminErrorFrom(operation, error, status);
  return count ?? 0;
}
