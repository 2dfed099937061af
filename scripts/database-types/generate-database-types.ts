import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** The generated file. */
export const DATABASE_TYPES = "app/data/database.types.ts";

// A function that takes or returns a row of a table is called by other functions alone.
const CALLED_FUNCTIONS = `
  select function.oid::int8 as id
  from pg_proc as function
  where exists (
    select from unnest(array['service_role', 'authenticated', 'anon']) as role
    where has_function_privilege(role, function.oid, 'execute')
  )
  and not exists (
    select from pg_type as type
    where type.typtype = 'c' and type.oid = any (function.proargtypes::oid[] || function.prorettype)
  )`;

// The server reads and writes other tables by functions alone.
const browserRelations = (verbs: string) => `
  select relation.oid::int8 as id
  from pg_class as relation
  where relation.relkind in ('r', 'v') and exists (
    select from unnest(array['authenticated', 'anon']) as role
    where has_any_column_privilege(role, relation.oid, '${verbs}')
  )`;

/**
 * Return the TypeScript types of a migrated database as Supabase's CLI writes them, of what clients use alone: functions
 * that they may call, tables that browsers may write, and relations that these may read, without relationships of views,
 * which no query embeds. `sql` runs SQL on the database.
 */
export async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: await sql(text) }) };
  const metadata = await introspect(database, { includedSchemas: ["public"] });
  const listed = async <Entry extends { id: number }>(entries: Entry[], query: string) => {
    const ids = new Set((await sql(query)).map(({ id }) => Number(id)));
    return entries.filter(({ id }) => ids.has(id));
  };
  const readTables = await listed(metadata.tables, browserRelations("select"));
  const tables = await listed(readTables, browserRelations("insert, update"));
  const names = new Set(readTables.map(({ name }) => name));
  const types = await generateTypescript(
    sortGeneratorMetadata({
      ...metadata,
      tables,
      views: [],
      // The generator's relations that have rows alone.
      materializedViews: [...metadata.views, ...readTables]
        .filter(({ id }) => !tables.some((table) => table.id === id))
        .map((relation) => ({ ...relation, is_populated: true })),
      functions: await listed(metadata.functions, CALLED_FUNCTIONS),
      relationships: metadata.relationships.filter(
        ({ relation, referenced_relation }) =>
          names.has(relation) && names.has(referenced_relation),
      ),
    }),
    {},
  );
  // Without its types that pick one of the schemas, of which there is one here.
  return types.slice(0, types.indexOf("\ntype DatabaseWithoutInternals"));
}
