import type { SupabaseClient as Client } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** A Supabase client that knows the tables and functions of the migrations. */
export type SupabaseClient = Client<Database>;

type Relations = Database["public"]["Tables"] & Database["public"]["Views"];

/** A row of a table or a view that browsers read. */
export type Row<Name extends keyof Relations> = Relations[Name]["Row"];
