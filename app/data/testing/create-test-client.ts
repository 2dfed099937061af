import { createClient } from "@supabase/supabase-js";
import type { Database } from "../database.types.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/**
 * Create a client whose requests `fetch` answers. It has no session: the interval that refreshes one would tick in later files, which
 * share the worker.
 */
export function createTestClient(
  fetch: typeof globalThis.fetch,
  { retry = true }: { retry?: boolean } = {},
): SupabaseClient {
  return createClient<Database>("http://database.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry },
    global: { fetch },
  });
}
