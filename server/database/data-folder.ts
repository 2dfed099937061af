/** The keys of the database. */
export const SECRETS_FILE = "secrets.json";

/** Names the process that uses the folder. */
export const LOCK_FILE = "in-use-by.json";

/** Names the socket of the running database. */
export const SOCKET_FILE = "socket.json";

/** The journal of references, here or in the folder of backups. */
export const JOURNAL_FOLDER = "references";

/** A backup links pictures and copies other data to this folder. It is on the same disk, so that the pause of writes is short. */
export const STAGING_FOLDER = ".backup-staging";
/** A restore copies the new data to this folder before it changes the old. */
export const RESTORING_FOLDER = ".restoring";
/** Exists while a restore exchanges the data. The shop must not start while it exists. */
export const RESTORE_MARK = "restore-in-progress";

/** Exists after a restore until payments have been compared with the provider's. */
export const RESTORED_MARK = "restored.json";

/** Emails as files. They are written and removed even while writes to the database are paused. */
export const CHANGING_FOLDER = "outbox";

/** Objects are renamed into place and never changed, so a hard link is a copy. */
export const UNCHANGING_FOLDER = "storage";

/** What belongs to this machine or this run, by its name or how its name starts. */
const EXCLUDED_NAMES = [RESTORE_MARK, RESTORED_MARK, JOURNAL_FOLDER];
const EXCLUDED_STARTS = [
  ".",
  LOCK_FILE,
  SOCKET_FILE,
  "replaced-",
  "database.incomplete-",
  "fault-point",
];

/** Return whether a name at the top of the data folder is excluded from backups and left in place by a restore. */
export function isExcludedFromBackups(name: string): boolean {
  return EXCLUDED_NAMES.includes(name) || EXCLUDED_STARTS.some((start) => name.startsWith(start));
}
