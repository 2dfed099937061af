// `npm run restore -- <backup>`: replaces the embedded shop's data with a backup; the old data is kept beside it.
import { basename, dirname, join, resolve } from "node:path";
import { BackupError } from "#server/database/backup/backup-error.ts";
import { takenAtOf } from "#server/database/backup/backup-name.ts";
import { listBackups } from "#server/database/backup/prune-backups.ts";
import { restoreBackup } from "#server/database/backup/restore-backup.ts";
import { parseEnvironment } from "#server/runtime/environment.ts";
import { StartupError } from "#server/runtime/startup-error.ts";

/** The named backup, or the newest one in the folder; one dated in the future only by its name. */
async function chosenBackup(place: string | undefined, backupDir: string): Promise<string> {
  const folder = resolve(place ?? backupDir);
  if (takenAtOf(basename(folder))) return folder;
  const [newest] = await listBackups(folder, new Date());
  if (newest) return join(folder, newest);
  throw new BackupError(
    `There is no backup in ${folder} that is dated before now. Name one: npm run restore -- ${join(dirname(folder), "<backup>")}`,
  );
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const dataDir = resolve(environment.dataDir);
  const backup = await chosenBackup(process.argv[2], environment.backup?.folder ?? ".backups");
  const restored = await restoreBackup(backup, dataDir, new Date());
  console.log(`Restored ${restored.files} files of ${restored.takenAt} to ${dataDir}`);
  if (restored.replaced) console.log(`The previous data was moved to ${restored.replaced}`);
  console.log(
    "At its next start the shop asks PayPhone about the unpaid checkouts of this backup, and writes to the owner and into its log " +
      "about each payment that has no order. What it cannot find: docs/runbook.md, After a restore.",
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BackupError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
