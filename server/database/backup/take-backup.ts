import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isInside } from "../../runtime/is-inside.ts";
import { isRunning } from "../../runtime/is-running.ts";
import { syncFolder } from "../../runtime/write-synced.ts";
import { STAGING_FOLDER } from "../data-folder.ts";
import { asBackupError, BackupError } from "./backup-error.ts";
import { type BackupFile, DATA_FOLDER, writeManifest } from "./backup-manifest.ts";
import { backupName } from "./backup-name.ts";
import { copyChecked } from "./copy-checked.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { stageData, stagePictures } from "./stage-data.ts";
import { walkFolders } from "./walk-folders.ts";

const PARTIAL = /^\.partial-(\d+)$/;

/** Runs a copy of the files while writes are paused. */
type WithPausedWrites = <Result>(copy: () => Promise<Result>) => Promise<Result>;

type BackupRequest = {
  dataDir: string;
  /** Contains a folder for each backup; created when missing. */
  backupDir: string;
  withPausedWrites: WithPausedWrites;
  takenAt: Date;
};

export type Backup = {
  folder: string;
  files: number;
  bytes: number;
  /** Duration of the pause of writes, in milliseconds. */
  pausedMs: number;
};

/** Remove incomplete backups of processes that have ended, and of this one. A folder that does not exist yet has none. */
export async function removePartial(backupDir: string): Promise<void> {
  if (!existsSync(backupDir)) return;
  for (const name of await readdir(backupDir)) {
    const pid = Number(PARTIAL.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    await rm(join(backupDir, name), { recursive: true, force: true });
  }
}

async function fill(partial: string, staging: string, takenAt: Date): Promise<BackupFile[]> {
  const data = join(partial, DATA_FOLDER);
  await mkdir(data, { recursive: true, mode: 0o700 });
  const emptyFolders: string[] = [];
  async function* staged() {
    for await (const { path, files, folders } of walkFolders(staging)) {
      if (files.length + folders.length === 0) {
        emptyFolders.push(path);
        await mkdir(join(data, path), { recursive: true, mode: 0o700 });
      }
      yield* files;
    }
  }
  const files = await mapConcurrently(staged(), (path) => copyChecked(staging, data, path));
  await writeManifest(partial, { format: 1, takenAt: takenAt.toISOString(), emptyFolders, files });
  await syncFolder(partial);
  return files;
}

function requireOutside(dataDir: string, backupDir: string): void {
  if (isInside(backupDir, dataDir)) {
    throw new BackupError(`Backups cannot be kept inside the data folder ${dataDir}.`);
  }
}

async function stage(dataDir: string, withPausedWrites: WithPausedWrites) {
  const pictures = await stagePictures(dataDir);
  return withPausedWrites(async () => {
    const start = performance.now();
    const staging = await stageData(dataDir, pictures);
    return { staging, pausedMs: Math.round(performance.now() - start) };
  });
}

async function take(request: BackupRequest): Promise<Backup> {
  const { dataDir, backupDir, withPausedWrites, takenAt } = request;
  const folder = join(backupDir, backupName(takenAt));
  const partial = join(backupDir, `.partial-${process.pid}`);
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  await removePartial(backupDir);
  if (existsSync(folder)) throw new BackupError(`A backup already exists: ${folder}.`);
  try {
    const { staging, pausedMs } = await stage(dataDir, withPausedWrites).catch((error) => {
      throw asBackupError(error, dataDir);
    });
    const files = await fill(partial, staging, takenAt);
    await rename(partial, folder);
    await syncFolder(backupDir);
    return { folder, files: files.length, bytes: sumOf(files), pausedMs };
  } finally {
    await rm(join(dataDir, STAGING_FOLDER), { recursive: true, force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

const sumOf = (files: BackupFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Take a complete backup of a data folder or none. The data is staged while writes are paused, copied with checksums and synced before
 * the backup gets its name. Throws a BackupError.
 */
export async function takeBackup(request: BackupRequest): Promise<Backup> {
  requireOutside(request.dataDir, request.backupDir);
  try {
    return await take(request);
  } catch (error) {
    throw asBackupError(error, request.backupDir);
  }
}
