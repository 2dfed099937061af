import type { Session } from "@supabase/supabase-js";
import { adminErrorFrom } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/**
 * Return the session of a client, renewed if it has expired; null if no one is signed in. Throws a ShopError
 * `UNAVAILABLE` if it cannot be renewed now.
 */
export async function findSession(client: SupabaseClient): Promise<Session | null> {
  const { data, error } = await client.auth.getSession();
  // After any other error the session has ended.
  if (error?.name === "AuthRetryableFetchError") {
    throw adminErrorFrom("getSession", error, error.status ?? 0);
  }
  return data.session;
}
