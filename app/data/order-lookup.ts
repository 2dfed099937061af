import { callDatabase } from "./call-database.ts";
import { notConfigured } from "./not-configured.ts";
import { OrderSchema } from "./order-json.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export type OrderLookup = ReturnType<typeof supabaseOrderLookup>;

/** Return the order lookup in the database. `client` has the secret key. */
export function supabaseOrderLookup(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Find an order by its number (the last eight characters of its id) and email address; null if there is none. Throws
     * a ShopError `TOO_MANY_REQUESTS`, or an Error if the database cannot be reached.
     */
    find: (number: string, email: string) =>
      call("find_order", { number, email }, OrderSchema.nullable()),
  };
}

/** The order lookup without a database. */
export const noOrderLookup = (): OrderLookup => ({ find: notConfigured });
