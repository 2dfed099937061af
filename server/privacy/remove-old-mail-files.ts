import { lstat, opendir, unlink } from "node:fs/promises";
import path from "node:path";
import { isMailFile } from "../mail/mail-file-name.ts";
import { ifExists } from "../runtime/if-exists.ts";

/**
 * Remove the file transport's emails last written before `before` (epoch milliseconds) and return how many. Only plain
 * files with the transport's names directly in the folder are removed; links are not followed and subfolders not
 * entered.
 * Throws when the folder cannot be read or written.
 */
export async function removeOldMailFiles(
  folder: string,
  before: number,
  isStopping: () => boolean,
): Promise<number> {
  if (!(await ifExists(lstat(folder)))?.isDirectory()) return 0;
  let removed = 0;
  for await (const entry of await opendir(folder)) {
    if (isStopping()) break;
    if (!entry.isFile() || !isMailFile(entry.name)) continue;
    const file = path.join(folder, entry.name);
    // Null after another server removed it.
    const found = await ifExists(lstat(file));
    if (!found?.isFile() || found.mtimeMs >= before) continue;
    await unlink(file);
    removed += 1;
  }
  return removed;
}
