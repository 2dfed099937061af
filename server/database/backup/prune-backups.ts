import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { takenAtOf } from "./backup-name.ts";

/** Return the names of a folder's backups, newest first; none for a missing folder. */
export async function listBackups(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch(() => []);
  return names.filter((name) => takenAtOf(name) !== null).sort((a, b) => (a < b ? 1 : -1));
}

/** Remove all but the newest `keep` backups of a folder. Returns the removed names. */
export async function pruneBackups(backupDir: string, keep: number): Promise<string[]> {
  const old = (await listBackups(backupDir)).slice(keep);
  for (const name of old) await rm(join(backupDir, name), { recursive: true, force: true });
  return old;
}
