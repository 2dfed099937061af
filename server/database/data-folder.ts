/** Names in the data folder that are about this machine and this moment, and go into no backup. */
const NOT_KEPT = [
  /^\./,
  /^in-use-by\.json/,
  /^control\.json$/,
  /^restore-in-progress$/,
  /^restored\.json$/,
  /^references$/,
  /^replaced-/,
  /^database\.incomplete-/,
  /^fault-point/,
];

/** Takes a name at the top of the data folder and says whether it stays out of backups, and in place when one is restored. */
export function isNotKept(name: string): boolean {
  return NOT_KEPT.some((pattern) => pattern.test(name));
}

/** Where a backup gathers the data while nobody writes; on the same disk, so that this is over soon. */
export const STAGING_FOLDER = ".backup-staging";
/** Where a restore gathers the new data before the old is touched. */
export const RESTORING_FOLDER = ".restoring";
/** There while a restore exchanges the data: a shop that finds it must not start on half of each. */
export const RESTORE_MARK = "restore-in-progress";

/** There after a restore, until its payments were compared with the provider's. */
export const RESTORED_MARK = "restored.json";

/** E-mails are kept here as files, written and removed while the database holds still. */
export const CHANGING_FOLDER = "outbox";

/** Pictures are written under another name first and never changed, so a second name for the same file is a copy. */
export const UNCHANGING_FOLDER = "storage";
