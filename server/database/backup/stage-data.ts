import { constants, statSync } from "node:fs";
import { copyFile, link, mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ifExists } from "../../runtime/if-exists.ts";
import {
  CHANGING_FOLDER,
  isExcludedFromBackups,
  STAGING_FOLDER,
  UNCHANGING_FOLDER,
} from "../data-folder.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { type ListedFolder, listFolder, walkFolders } from "./walk-folders.ts";

/** What is staged before writes are paused. */
type StagedPictures = {
  folders: Set<string>;
  /** When staging began, by the clock of the data folder's disk. */
  since: number;
};

const hasPictures = (name: string) => name === UNCHANGING_FOLDER;
const hasOtherData = (name: string) => !hasPictures(name) && !isExcludedFromBackups(name);

async function duplicate(path: string, from: string, to: string): Promise<void> {
  const copy = () => copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  const isUnchanging = path.startsWith(`${UNCHANGING_FOLDER}/`);
  // Some file systems have no hard links.
  const copied = isUnchanging ? link(join(from, path), join(to, path)).catch(copy) : copy();
  if (!isUnchanging && !path.startsWith(`${CHANGING_FOLDER}/`)) return copied;
  // A picture or an email that is renamed or removed meanwhile does not fail the backup.
  await ifExists(copied);
}

async function stage(dataDir: string, listed: AsyncIterable<ListedFolder>): Promise<void> {
  const staging = join(dataDir, STAGING_FOLDER);
  async function* files() {
    for await (const folder of listed) {
      await mkdir(join(staging, folder.path), { recursive: true, mode: 0o700 });
      yield* folder.files;
    }
  }
  await mapConcurrently(files(), (path) => duplicate(path, dataDir, staging));
}

/**
 * Link the pictures to a new staging folder inside the data folder. Writes need no pause: the folders that they change meanwhile are staged
 * again by `stageData`. Throws when the disk is full or read-only.
 */
export async function stagePictures(dataDir: string): Promise<StagedPictures> {
  const staging = join(dataDir, STAGING_FOLDER);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  const { mtimeMs: since } = await stat(staging);
  const folders = new Set<string>();
  async function* listed() {
    for await (const folder of walkFolders(dataDir, hasPictures)) {
      folders.add(folder.path);
      yield folder;
    }
  }
  await stage(dataDir, listed());
  return { folders, since };
}

/** Generate the listings of the folders whose pictures changed since they were staged, and remove what was staged of them. */
async function* changedFolders(dataDir: string, { folders, since }: StagedPictures) {
  const staging = join(dataDir, STAGING_FOLDER);
  for (const path of folders) {
    // Not the asynchronous one: it takes four times as long, and nothing else runs in the pause.
    if (statSync(join(dataDir, path)).mtimeMs < since) continue;
    for (const file of (await listFolder(staging, path)).files) await rm(join(staging, file));
    const listed = await listFolder(dataDir, path, hasPictures);
    yield listed;
    for (const added of listed.folders) {
      if (!folders.has(added)) yield* walkFolders(dataDir, hasPictures, added);
    }
  }
}

/**
 * Copy what a backup contains besides the staged pictures, and the pictures that changed since, while writes are paused. Returns the staging
 * folder. Throws when the disk is full or read-only.
 */
export async function stageData(dataDir: string, staged: StagedPictures): Promise<string> {
  await stage(dataDir, changedFolders(dataDir, staged));
  await stage(dataDir, walkFolders(dataDir, hasOtherData));
  return join(dataDir, STAGING_FOLDER);
}
