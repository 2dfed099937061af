/** A reason why a backup or a restore did not happen, in words for the person who asked for it; nothing was changed. */
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

/** Takes what a file operation threw and the folder it was about, and returns it in words where it has any. */
export function asBackupError(error: unknown, folder: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
  return reason ? new BackupError(`${folder} cannot be written: ${reason}.`) : error;
}
