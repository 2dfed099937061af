import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** Where the types of the migrations stand. */
export const DATABASE_TYPES = "app/data/database.types.ts";

/** Takes a function that runs SQL on a migrated database and returns the TypeScript of its tables and functions, as Supabase's CLI writes it. */
export async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: await sql(text) }) };
  const metadata = await introspect(database, { includedSchemas: ["public"] });
  return generateTypescript(sortGeneratorMetadata(metadata), {});
}
