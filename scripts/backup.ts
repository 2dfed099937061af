// `npm run backup [-- <folder>]`: backs up the embedded shop, running or stopped.
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BackupError } from "#server/database/backup/backup-error.ts";
import { requestBackup } from "#server/database/backup/request-backup.ts";
import { type Backup, takeBackup } from "#server/database/backup/take-backup.ts";
import { lockFolder } from "#server/database/embedded/lock-folder.ts";
import { parseEnvironment } from "#server/runtime/environment.ts";
import { StartupError } from "#server/runtime/startup-error.ts";

/** Return null if a shop is using the folder. */
async function backUpStopped(dataDir: string, backupDir: string): Promise<Backup | null> {
  const unlock = await lockFolder(dataDir, 0).catch((error) => {
    if (error instanceof StartupError) return null;
    throw error;
  });
  if (!unlock) return null;
  try {
    return await takeBackup({
      dataDir,
      backupDir,
      withPausedWrites: (copy) => copy(),
      takenAt: new Date(),
    });
  } finally {
    await unlock();
  }
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  if (environment.supabase.mode !== "embedded") {
    throw new BackupError("The database is hosted: Supabase backs it up, not this machine.");
  }
  const dataDir = resolve(environment.dataDir);
  const backupDir = resolve(process.argv[2] ?? environment.backup?.folder ?? ".backups");
  if (!(await stat(join(dataDir, "database")).catch(() => null))) {
    throw new BackupError(`There is no shop in ${dataDir}: set DATA_DIR to its folder.`);
  }
  const backup =
    (await backUpStopped(dataDir, backupDir)) ?? (await requestBackup(dataDir, backupDir));
  const megabytes = (backup.bytes / 1e6).toFixed(1);
  console.log(`Backed up ${backup.files} files (${megabytes} MB) to ${backup.folder}`);
  console.log(`Writes were paused for ${backup.pausedMs} ms.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BackupError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
