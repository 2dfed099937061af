import packageJson from "../../../package.json" with { type: "json" };
import type { OpenedDatabase } from "./database.ts";

/** One row. Migrations and the library's own schema are all that changes the schema, and a migration commits with its version. */
const TABLE = `
  create table if not exists supabase_migrations.schema_cache (
    id boolean primary key default true check (id), key text not null, schema text not null)`;

const VERSIONS =
  "select string_agg(version, ' ' order by version) from supabase_migrations.schema_migrations";

/** Reading the schema takes the library as much CPU time as Postgres takes to start: keep it in the database it describes. */
export async function cacheSchema({
  connection,
  database,
}: Pick<OpenedDatabase, "connection" | "database">): Promise<void> {
  await database.exec(TABLE);
  const key = `concat_ws(' ', $1::text, (${VERSIONS}))`;
  const library = packageJson.dependencies["@supabase/lite"];
  connection.config.schemaCache = {
    async get() {
      const { rows } = await database.query<{ schema: string }>(
        `select schema from supabase_migrations.schema_cache where key = ${key}`,
        [library],
      );
      return rows[0]?.schema;
    },
    async set(_key, schema) {
      await database.query(
        `insert into supabase_migrations.schema_cache (key, schema) values (${key}, $2)
         on conflict (id) do update set key = excluded.key, schema = excluded.schema`,
        [library, schema],
      );
    },
    // Called at each close, when the schema is unchanged.
    async delete() {},
  };
  // Now, because requests run with the rights of their callers.
  await connection.introspect({ useCache: true });
}
