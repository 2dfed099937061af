import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { StartupError } from "../../runtime/startup-error.ts";
import type { Database } from "./database.ts";

/** Apply the seed file unless an earlier start did, with its row of history in the same transaction. */
export async function applySeed(database: Database, file: string): Promise<void> {
  const { rows } = await database.query("select from supabase_migrations.seed_files limit 1");
  if (rows.length > 0) return;
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartupError(`The seed is missing: there is no file ${file}.`);
  });
  await database.transaction(async (transaction) => {
    await transaction.exec(text);
    await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
      ["supabase/seed.sql", createHash("sha256").update(text).digest("hex")],
    );
  });
}
