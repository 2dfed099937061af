import type { Database } from "./database.types.ts";
import { serverErrorFrom } from "./database-error.ts";
import type { SupabaseClient } from "./supabase-client.ts";

type Functions = Database["public"]["Functions"];

type FunctionName = keyof Functions;

/** The generated types do not know that every argument of a function may be null. */
type Parameters<Name extends FunctionName> = {
  [Key in keyof Functions[Name]["Args"]]: Functions[Name]["Args"][Key] | null;
};

/**
 * Takes a Supabase client and returns a function that calls a database function by name and gives what it returned.
 * That function throws a ShopError when a rule of the database says no, and an Error when it cannot be reached.
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
