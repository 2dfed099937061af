const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 3:00 in Ecuador, which is UTC-5 all year. */
const DUE_AT_MS = 8 * HOUR_MS;

/** A backup takes seconds and one that fails is tried again, so an hour later it is missing. */
const MISSING_AFTER_MS = HOUR_MS;

const lastDueAt = (time: number) => Math.floor((time - DUE_AT_MS) / DAY_MS) * DAY_MS + DUE_AT_MS;

/** Return whether no backup was taken since the last 3:00 in Ecuador. Backups from the future, of a wrong clock, do not count. */
export function isBackupDue(taken: Date[], now: Date): boolean {
  return !hasBackup(taken, lastDueAt(now.getTime()), now);
}

/** Return whether the last night's backup is still missing at 4:00 in Ecuador, as `isBackupDue` counts backups. */
export function isBackupMissing(taken: Date[], now: Date): boolean {
  return !hasBackup(taken, lastDueAt(now.getTime() - MISSING_AFTER_MS), now);
}

const hasBackup = (taken: Date[], since: number, now: Date) =>
  taken.some((date) => date.getTime() >= since && date <= now);
