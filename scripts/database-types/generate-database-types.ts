import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** The generated file. */
export const DATABASE_TYPES = "app/data/database.types.ts";

const CALLABLE_FUNCTIONS = `
  select function.oid::int8 as id
  from pg_proc as function
  where exists (
    select from unnest(array['service_role', 'authenticated', 'anon']) as role
    where has_function_privilege(role, function.oid, 'execute')
  )`;

/**
 * Return the TypeScript types of a migrated database as Supabase's CLI writes them, without functions that only the
 * database may call, and without relationships of views, which no query embeds. `sql` runs SQL on the database.
 */
export async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: await sql(text) }) };
  const metadata = await introspect(database, { includedSchemas: ["public"] });
  const callable = new Set((await sql(CALLABLE_FUNCTIONS)).map(({ id }) => Number(id)));
  const views = new Set(metadata.views.map(({ name }) => name));
  return generateTypescript(
    sortGeneratorMetadata({
      ...metadata,
      functions: metadata.functions.filter(({ id }) => callable.has(id)),
      relationships: metadata.relationships.filter(
        ({ relation, referenced_relation }) =>
          !views.has(relation) && !views.has(referenced_relation),
      ),
    }),
    {},
  );
}
