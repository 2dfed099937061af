import { lstat, opendir, unlink } from "node:fs/promises";
import path from "node:path";
import { isMailFile } from "../mail/mail-file-name.ts";

/** Null where there is nothing of that name, as after another server removed it. */
async function lookAt(place: string) {
  return lstat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/**
 * Removes the e-mails of the file transport that were last written before a moment (epoch milliseconds) from its folder;
 * returns how many. Only plain files with the transport's own names directly in that folder go: links are never followed,
 * the folder itself may not be one, and folders inside are not entered. Throws when the folder cannot be read or written.
 */
export async function removeOldMailFiles(
  folder: string,
  before: number,
  isStopping: () => boolean,
): Promise<number> {
  if (!(await lookAt(folder))?.isDirectory()) return 0;
  let removed = 0;
  for await (const entry of await opendir(folder)) {
    if (isStopping()) break;
    if (!entry.isFile() || !isMailFile(entry.name)) continue;
    const place = path.join(folder, entry.name);
    const found = await lookAt(place);
    if (!found?.isFile() || found.mtimeMs >= before) continue;
    await unlink(place);
    removed += 1;
  }
  return removed;
}
