import { z } from "zod";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { Logger } from "../runtime/logger.ts";
import { StartupError } from "../runtime/startup-error.ts";
import { listMigrations } from "./list-migrations.ts";

/** The codes of PostgREST, and of the database if PostgREST's schema cache is older, for a function that is not there. */
const MISSING_FUNCTION = ["PGRST202", "42883"];

const VersionsSchema = z.array(z.string());

/**
 * Compare the history of a hosted database with the migrations in a folder. Throws a StartupError when it lacks one. What it has beyond them
 * is of a newer version, started in turn. A database that does not answer is logged: the shop opens with sample data.
 */
export async function requireMigrations(
  server: SupabaseClient,
  folder: string,
  logger: Pick<Logger, "error">,
): Promise<void> {
  const { data, error } = await server.rpc("list_migrations");
  if (error && !MISSING_FUNCTION.includes(error.code)) {
    logger.error({ error }, "the database's migrations could not be compared");
    return;
  }
  const applied = error ? [] : VersionsSchema.parse(data);
  const missing = (await listMigrations(folder)).filter(
    ({ version }) => !applied.includes(version),
  );
  if (!missing[0]) return;
  throw new StartupError(
    `The database lacks migrations of this version: ${missing.length}, the first is ${missing[0].file}. ` +
      "Run `npx supabase@3 db push --remote`, then start the shop again.",
  );
}
