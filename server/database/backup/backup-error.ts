import { WRITE_REASONS } from "../embedded/prepare-folder.ts";

/** A backup or a restore failed and changed nothing. The message is for the person who started it. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Return the error of a file operation in a folder as a BackupError where its reason is known, else unchanged. */
export function asBackupError(error: unknown, folder: string): unknown {
  const reason = WRITE_REASONS[(error as NodeJS.ErrnoException).code ?? ""];
  return reason ? new BackupError(`${folder} cannot be written: ${reason}.`) : error;
}
