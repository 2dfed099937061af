import { constants } from "node:fs";
import { copyFile, link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  CHANGING_FOLDER,
  isExcludedFromBackups,
  STAGING_FOLDER,
  UNCHANGING_FOLDER,
} from "../data-folder.ts";
import { listTree } from "./list-tree.ts";
import { mapConcurrently } from "./map-concurrently.ts";

async function duplicate(path: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  const copy = () => copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  if (path.startsWith(`${CHANGING_FOLDER}/`)) {
    // An email that is renamed or removed meanwhile does not fail the backup.
    return copy().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  if (!path.startsWith(`${UNCHANGING_FOLDER}/`)) return copy();
  // Some file systems have no hard links.
  await link(join(from, path), join(to, path)).catch(copy);
}

/**
 * Copy what a backup contains to a staging folder inside the data folder, while writes are paused. Returns the staging folder. Throws when
 * the disk is full or read-only.
 */
export async function stageData(dataDir: string): Promise<string> {
  const staging = join(dataDir, STAGING_FOLDER);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  const { files, emptyFolders } = await listTree(dataDir, isExcludedFromBackups);
  for (const folder of emptyFolders) {
    await mkdir(join(staging, folder), { recursive: true, mode: 0o700 });
  }
  await mapConcurrently(files, (file) => duplicate(file, dataDir, staging));
  return staging;
}
