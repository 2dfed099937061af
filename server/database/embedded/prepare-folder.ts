import { chmod, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartupError } from "../../runtime/startup-error.ts";

/** Why a folder that exists cannot be written, by the code of the error. */
export const WRITE_REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is a file",
};

const REASONS: Record<string, string> = {
  ...WRITE_REASONS,
  EEXIST: "there is a file of that name",
  ENOENT: "no folder can be made there",
};

/** A full disk may still take an empty file. */
const PROBE = Buffer.alloc(64 * 1024);

/** Return an error of the file system as a StartupError about the folder, any other unchanged. */
export function asFolderError(folder: string, error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  return !(error instanceof StartupError) && code in REASONS ? folderError(folder, error) : error;
}

/** Return an error of the file system as a StartupError about the folder of a setting. */
export function folderError(
  folder: string,
  error: unknown,
  { name, setting } = { name: "database", setting: "DATA_DIR" },
): StartupError {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const reason = REASONS[code] ?? code;
  return new StartupError(
    `The ${name} folder ${folder} cannot be written${reason ? `: ${reason}` : ""}. Set ${setting} to a folder that can.`,
  );
}

/** Create a folder where needed. Not mkdir's own `recursive`, which never returns where the system answers ENOENT, as below /proc. */
export async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await make();
  }
}

/** Close a folder of this user to all others, as one that the shop creates. Some file systems have no modes. */
async function closeFolder(folder: string): Promise<void> {
  const { uid } = await stat(folder);
  if (uid === process.getuid?.()) await chmod(folder, 0o700).catch(() => {});
}

/** Create the folder where needed, close it to other users and test a write. Throws a StartupError when either fails. */
export async function prepareFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await makeFolder(folder);
    await closeFolder(folder);
    await writeFile(probe, PROBE);
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {});
    throw folderError(folder, error);
  }
}
