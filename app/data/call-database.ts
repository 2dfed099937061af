import type { Database } from "./database.types.ts";
import { serverErrorFrom } from "./database-error.ts";
import type { SupabaseClient } from "./supabase-client.ts";

type Functions = Database["public"]["Functions"];

type FunctionName = keyof Functions;

/** The generated types lack that every argument may be null. */
type Parameters<Name extends FunctionName> = {
  [Key in keyof Functions[Name]["Args"]]: Functions[Name]["Args"][Key] | null;
};

/**
 * Return a function that calls a database function by name. It throws a ShopError if a rule rejects the call, and an
 * Error if the database cannot be reached.
 */
export function callDatabase(client: SupabaseClient) {
  return async <Name extends FunctionName>(
    name: Name,
    parameters: Parameters<Name>,
  ): Promise<unknown> => {
    const { data, error } = await client.rpc(name, parameters as Functions[Name]["Args"]);
    if (error) throw serverErrorFrom(name, error);
    return data;
  };
}
