import { access, constants } from "node:fs/promises";
import { folderError, makeFolder } from "../embedded/prepare-folder.ts";

/**
 * Create the folder of the nightly backups where needed. Throws a StartupError when this user cannot write there. A full disk is no
 * reason to stay closed: the age of the newest backup is in the metrics.
 */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw folderError(folder, error, { name: "backup", setting: "BACKUP_DIR" });
  }
}
