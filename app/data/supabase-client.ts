import type { SupabaseClient as Client } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** A Supabase client that knows the tables and functions of the migrations. */
export type SupabaseClient = Client<Database>;
