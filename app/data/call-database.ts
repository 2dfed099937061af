import type { ZodType } from "zod";
import type { CamelKeys } from "./camel-keys.ts";
import type { Database } from "./database.types.ts";
import { serverErrorFrom } from "./database-error.ts";
import { snakeKeys } from "./snake-keys.ts";
import type { SupabaseClient } from "./supabase-client.ts";

type Functions = Database["public"]["Functions"];

type FunctionName = keyof Functions;

/** The generated types lack that every argument may be null. */
type Parameters<Name extends FunctionName> = CamelKeys<{
  [Key in keyof Functions[Name]["Args"]]: Functions[Name]["Args"][Key] | null;
}>;

/**
 * Return a function that calls a database function by name and parses its answer with a schema; without one the answer
 * is dropped. Its argument `order_id` is passed as `orderId`. It throws a ShopError if a rule rejects the call, a ZodError
 * for an answer of another form, and an Error if the database cannot be reached.
 */
export function callDatabase(client: SupabaseClient) {
  return async <Name extends FunctionName, Value = void>(
    name: Name,
    parameters: Parameters<Name>,
    schema?: ZodType<Value>,
  ): Promise<Value> => {
    const args = snakeKeys(parameters) as Functions[Name]["Args"];
    const { data, error } = await client.rpc(name, args);
    if (error) throw serverErrorFrom(name, error);
    return schema ? schema.parse(data) : (undefined as Value);
  };
}
