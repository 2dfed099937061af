import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** The generated file. */
export const DATABASE_TYPES = "app/data/database.types.ts";

/** Return the TypeScript types of a migrated database, as Supabase's CLI writes them. `sql` runs SQL on it. */
export async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: await sql(text) }) };
  const metadata = await introspect(database, { includedSchemas: ["public"] });
  return generateTypescript(sortGeneratorMetadata(metadata), {});
}
