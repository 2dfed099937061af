/** A backup or a restore failed and changed nothing. The message is for the person who started it. */
export class BackupError extends Error {
  override name = "BackupError";
}

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is a file",
};

/** Return the error of a file operation in a folder as a BackupError where its reason is known, else unchanged. */
export function asBackupError(error: unknown, folder: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
  return reason ? new BackupError(`${folder} cannot be written: ${reason}.`) : error;
}
