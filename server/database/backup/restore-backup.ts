import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeSynced } from "../../runtime/write-synced.ts";
import { isExcludedFromBackups, RESTORE_MARK, RESTORING_FOLDER } from "../data-folder.ts";
import { lockFolder } from "../embedded/lock-folder.ts";
import { asBackupError, BackupError } from "./backup-error.ts";
import {
  type BackupFile,
  type BackupManifest,
  DATA_FOLDER,
  readManifest,
} from "./backup-manifest.ts";
import { checksumOf, copyChecked } from "./copy-checked.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { type RestoredMark, writeRestoredMark } from "./restored-mark.ts";
import { walkFolders } from "./walk-folders.ts";

type Restored = {
  takenAt: string;
  files: number;
  /** The folder with the replaced data; null when there was none. */
  replaced: string | null;
};

function compare(actual: BackupFile, expected: BackupFile): void {
  if (actual.bytes === expected.bytes && actual.sha256 === expected.sha256) return;
  throw new BackupError(`The backup is damaged: ${expected.path} is not what was saved.`);
}

/**
 * Verify the checksums of a backup and return its manifest. Throws a BackupError that names the first missing, added or changed
 * file.
 */
async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const data = join(folder, DATA_FOLDER);
  if (!existsSync(data)) {
    throw new BackupError(`The backup is damaged: there is no folder ${data}.`);
  }
  const missing = new Set(manifest.files.map(({ path }) => path));
  for await (const { files } of walkFolders(data)) {
    const added = files.find((path) => !missing.delete(path));
    if (added) throw new BackupError(`The backup is damaged: ${added} was not part of it.`);
  }
  for (const path of missing) {
    throw new BackupError(`The backup is damaged: ${path} is missing.`);
  }
  for (const file of manifest.files) compare(await checksumOf(data, file.path), file);
  return manifest;
}

/** Copy a backup into the data folder and verify each file again: its disk may be failing. */
async function stageBackup(
  folder: string,
  manifest: BackupManifest,
  dataDir: string,
): Promise<string> {
  const fresh = join(dataDir, RESTORING_FOLDER);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  for (const empty of manifest.emptyFolders) {
    await mkdir(join(fresh, empty), { recursive: true, mode: 0o700 });
  }
  await mapConcurrently(manifest.files, async (file) => {
    compare(await copyChecked(join(folder, DATA_FOLDER), fresh, file.path), file);
  });
  await syncFolder(fresh);
  return fresh;
}

const restoredNames = async (folder: string) =>
  (await readdir(folder)).filter((name) => !isExcludedFromBackups(name));

/**
 * Exchange the data entry by entry, because the folder itself may be a mounted volume. While the first mark exists, the shop
 * does not start: an interrupted restore has to be run again. The second mark makes the shop compare its payments with the provider's.
 */
async function exchange(
  fresh: string,
  dataDir: string,
  replaced: string,
  restored: RestoredMark,
): Promise<string | null> {
  await writeSynced(join(dataDir, RESTORE_MARK), replaced);
  const old = await restoredNames(dataDir);
  if (old.length > 0) await mkdir(replaced, { recursive: true, mode: 0o700 });
  for (const name of old) await rename(join(dataDir, name), join(replaced, name));
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(dataDir, name));
  await writeRestoredMark(dataDir, restored);
  await syncFolder(dataDir);
  await rm(fresh, { recursive: true });
  await rm(join(dataDir, RESTORE_MARK));
  return old.length > 0 ? replaced : null;
}

async function restoreLocked(folder: string, dataDir: string, now: Date): Promise<Restored> {
  const manifest = await verifyBackup(folder);
  const { takenAt } = manifest;
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  try {
    const fresh = await stageBackup(folder, manifest, dataDir);
    const replaced = await exchange(fresh, dataDir, join(dataDir, `replaced-${stamp}Z`), {
      takenAt,
      restoredAt: now.toISOString(),
    });
    return { takenAt, files: manifest.files.length, replaced };
  } catch (error) {
    if (!existsSync(join(dataDir, RESTORE_MARK))) {
      await rm(join(dataDir, RESTORING_FOLDER), { recursive: true, force: true });
    }
    throw asBackupError(error, dataDir);
  }
}

/**
 * Replace the content of a data folder by a backup and keep the old content beside it. Everything is verified and copied before anything is
 * changed. Throws a StartupError while a shop runs on the folder, and a BackupError for a damaged backup or a full disk.
 */
export async function restoreBackup(folder: string, dataDir: string, now: Date): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
    throw asBackupError(error, dataDir);
  });
  const unlock = await lockFolder(dataDir);
  try {
    return await restoreLocked(folder, dataDir, now);
  } finally {
    await unlock();
  }
}
