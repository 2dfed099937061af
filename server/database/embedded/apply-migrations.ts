import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../runtime/startup-error.ts";
import { listMigrations, type Migration } from "../list-migrations.ts";
import type { Database } from "./database.ts";
import type { Library } from "./load-library.ts";

/**
 * Migrations are append-only: one that is applied but not known is of a newer version, and a pending one older than the newest applied belongs
 * to another history.
 */
function requireSameHistory(known: Migration[], applied: string[]): void {
  const newest = applied.toSorted().at(-1) ?? "";
  const unknown = applied.find(
    (version) => !known.some((migration) => migration.version === version),
  );
  const missing = known.find(({ version }) => version < newest && !applied.includes(version));
  if (!unknown && !missing) return;
  const difference = unknown
    ? `${unknown}, which this version does not know`
    : `${newest} but not the older ${missing?.file}`;
  throw new StartupError(
    `The database was made by another version of the shop and cannot be continued by this one: it has the migration ` +
      `${difference}. Start the version that made it, restore a backup of this version, or set DATA_DIR to an empty folder.`,
  );
}

/**
 * Apply the pending migrations of a folder, each in a transaction with its row in the history of Supabase's CLI. Returns their file names.
 * Throws a StartupError that names a failed migration, or when the database has another history.
 */
export async function applyMigrations(
  database: Database,
  folder: string,
  library: Pick<Library, "splitSqlStatements">,
): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = rows.map((row) => row.version);
  const known = await listMigrations(folder);
  requireSameHistory(known, applied);
  const pending = known.filter(({ version }) => !applied.includes(version));
  for (const { version, name, file } of pending) {
    const text = await readFile(join(folder, file), "utf8");
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(text);
        await transaction.query(
          "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          [version, name, library.splitSqlStatements(text)],
        );
      });
    } catch (error) {
      throw new StartupError(`The migration ${file} failed: ${(error as Error).message}`);
    }
  }
  return pending.map(({ file }) => file);
}
