import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeSynced } from "../../runtime/write-synced.ts";
import { isNotKept, RESTORE_MARK, RESTORING_FOLDER } from "../data-folder.ts";
import { lockFolder } from "../embedded/lock-folder.ts";
import { asBackupError, BackupError } from "./backup-error.ts";
import {
  type BackupFile,
  type BackupManifest,
  DATA_FOLDER,
  readManifest,
} from "./backup-manifest.ts";
import { checksumOf, copyChecked } from "./copy-checked.ts";
import { inLanes } from "./in-lanes.ts";
import { listTree } from "./list-tree.ts";
import { type RestoredMark, writeRestoredMark } from "./restored-mark.ts";

export type Restored = {
  takenAt: string;
  files: number;
  /** Where the data that stood there before is kept; null where there was none. */
  replaced: string | null;
};

function compare(found: BackupFile, expected: BackupFile): void {
  if (found.bytes === expected.bytes && found.sha256 === expected.sha256) return;
  throw new BackupError(`The backup is damaged: ${expected.path} is not what was saved.`);
}

/**
 * Takes a backup's folder, reads every byte of it and returns its manifest.
 * Throws a BackupError that names the first file that is missing, added or changed.
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const data = join(folder, DATA_FOLDER);
  const { files } = await listTree(data).catch(() => {
    throw new BackupError(`The backup is damaged: there is no folder ${data}.`);
  });
  const listed = new Set(manifest.files.map(({ path }) => path));
  const added = files.find((path) => !listed.has(path));
  if (added) throw new BackupError(`The backup is damaged: ${added} was not part of it.`);
  const there = new Set(files);
  for (const file of manifest.files) {
    if (!there.has(file.path)) {
      throw new BackupError(`The backup is damaged: ${file.path} is missing.`);
    }
    compare(await checksumOf(data, file.path), file);
  }
  return manifest;
}

/** Copies a backup below the data folder, checking each byte again: it may lie on a disk that is failing. */
async function gather(folder: string, manifest: BackupManifest, dataDir: string): Promise<string> {
  const fresh = join(dataDir, RESTORING_FOLDER);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  for (const empty of manifest.emptyFolders) {
    await mkdir(join(fresh, empty), { recursive: true, mode: 0o700 });
  }
  await inLanes(manifest.files, async (file) => {
    compare(await copyChecked(join(folder, DATA_FOLDER), fresh, file.path), file);
  });
  await syncFolder(fresh);
  return fresh;
}

const keptNames = async (folder: string) =>
  (await readdir(folder)).filter((name) => !isNotKept(name));

/**
 * Exchanges the data. Entry by entry and not the folder itself, which may be a mounted volume. A mark stands while it
 * lasts: should the machine stop in between, the shop refuses to start until the restore is run again. Another mark stays: it
 * has the shop compare its payments with the provider's.
 */
async function exchange(
  fresh: string,
  dataDir: string,
  replaced: string,
  restored: RestoredMark,
): Promise<string | null> {
  await writeSynced(join(dataDir, RESTORE_MARK), replaced);
  const old = await keptNames(dataDir);
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
    const fresh = await gather(folder, manifest, dataDir);
    const replaced = await exchange(fresh, dataDir, join(dataDir, `replaced-${stamp}Z`), {
      takenAt,
      restoredAt: now.toISOString(),
    });
    return { takenAt, files: manifest.files.length, replaced };
  } catch (error) {
    if (!(await stat(join(dataDir, RESTORE_MARK)).catch(() => null))) {
      await rm(join(dataDir, RESTORING_FOLDER), { recursive: true, force: true });
    }
    throw asBackupError(error, dataDir);
  }
}

/**
 * Puts a backup in the place of a data folder's content, which is kept beside it. Everything is verified and copied
 * before anything is touched. Throws a StartupError while a shop is running on the folder, and a BackupError for a
 * damaged backup or a full disk.
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
