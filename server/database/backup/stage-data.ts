import { constants } from "node:fs";
import { copyFile, link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CHANGING_FOLDER, isNotKept, STAGING_FOLDER, UNCHANGING_FOLDER } from "../data-folder.ts";
import { inLanes } from "./in-lanes.ts";
import { listTree } from "./list-tree.ts";

async function duplicate(path: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  const copy = () => copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  if (path.startsWith(`${CHANGING_FOLDER}/`)) {
    // A draft that got its name meanwhile, or an old e-mail that was removed: neither may cost the whole backup.
    return copy().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  if (!path.startsWith(`${UNCHANGING_FOLDER}/`)) return copy();
  // Some disks know no second names.
  await link(join(from, path), join(to, path)).catch(copy);
}

/**
 * Takes a data folder that nobody writes to for the moment and gathers in it a second copy of everything a backup keeps;
 * returns that copy's folder. Throws when the disk is full or cannot be written.
 */
export async function stageData(dataDir: string): Promise<string> {
  const staging = join(dataDir, STAGING_FOLDER);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  const { files, emptyFolders } = await listTree(dataDir, isNotKept);
  for (const folder of emptyFolders) {
    await mkdir(join(staging, folder), { recursive: true, mode: 0o700 });
  }
  await inLanes(files, (file) => duplicate(file, dataDir, staging));
  return staging;
}
