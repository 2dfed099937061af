import type { SupabaseClient } from "@supabase/supabase-js";
import { serverErrorFrom } from "./database-error.ts";

/**
 * Takes a Supabase client and returns a function that calls a database function by name and gives what it returned.
 * That function throws a ShopError when a rule of the database says no, and an Error when it cannot be reached.
 */
export function callDatabase(client: SupabaseClient) {
  return async (name: string, parameters: object): Promise<unknown> => {
    const { data, error } = await client.rpc(name, parameters);
    if (error) throw serverErrorFrom(name, error);
    return data;
  };
}
