import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { takenAtOf } from "./backup-name.ts";

/**
 * Return the names of a folder's backups until `now`, newest first; none for a missing folder. A date in the future comes from a wrong
 * clock, then or now, so such a backup is neither the newest nor removed.
 */
export async function listBackups(backupDir: string, now: Date): Promise<string[]> {
  const names = await readdir(backupDir).catch(() => []);
  const isUntilNow = (name: string) => {
    const takenAt = takenAtOf(name);
    return takenAt !== null && takenAt <= now;
  };
  return names.filter(isUntilNow).sort((a, b) => (a < b ? 1 : -1));
}

/** Return when the backups that `listBackups` lists were taken. */
export async function listBackupTimes(backupDir: string, now: Date): Promise<Date[]> {
  return (await listBackups(backupDir, now)).flatMap((name) => takenAtOf(name) ?? []);
}

/** Remove all but the newest `keep` backups of a folder until `now`. Returns the removed names. */
export async function pruneBackups(backupDir: string, keep: number, now: Date): Promise<string[]> {
  const old = (await listBackups(backupDir, now)).slice(keep);
  for (const name of old) await rm(join(backupDir, name), { recursive: true, force: true });
  return old;
}
