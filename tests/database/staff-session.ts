import { createClient } from "@supabase/supabase-js";
import type { Database } from "#app/data/database.types.ts";
import type { TestShop } from "./open-test-shop.ts";

/** The session of staff that the admin's queries use under test. Test files share loaded modules, so they share it, too. */
export const staffSession: { client: unknown } = { client: null };

/** Sign the shop's member of staff in for the admin's queries. */
export function signStaffIn({ keys, supabase }: Pick<TestShop, "keys" | "supabase">): void {
  const { apikey = "", authorization = "" } = keys.staff;
  staffSession.client = createClient<Database>("http://shop.test", apikey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { authorization },
      fetch: (input, init) => supabase.fetch(new Request(input, init)),
    },
  });
}
