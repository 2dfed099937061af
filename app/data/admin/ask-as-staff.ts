import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { adminErrorFrom, emptyAnswer } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { requireStaff } from "./session.ts";

/**
 * Make a request of the REST API as the signed-in member of staff and return its data. `operation` is for the log. Throws
 * a ShopError.
 */
export async function askAsStaff<Data>(
  operation: string,
  ask: (client: SupabaseClient) => PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error, status } = await ask(await requireStaff());
  if (error) throw adminErrorFrom(operation, error, status);
  // PostgREST answers 201 or 204 where it returns no data.
  if (data === null && status === 200) throw emptyAnswer(operation);
  return data;
}
