import { readdir } from "node:fs/promises";
import { StartupError } from "../runtime/startup-error.ts";

const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

export type Migration = { version: string; name: string; file: string };

/** Return the migrations of a folder, oldest first. Throws a StartupError when there is no such folder. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch(() => {
    throw new StartupError(`The migrations are missing: there is no folder ${folder}.`);
  });
  return files.sort().flatMap((file) => {
    const [, version, name] = MIGRATION_FILE.exec(file) ?? [];
    return version && name ? [{ version, name, file }] : [];
  });
}
