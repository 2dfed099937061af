const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 3:00 in Ecuador, which is UTC-5 all year. */
const DUE_AT_MS = 8 * HOUR_MS;

/** Return whether no backup was taken since the last 3:00 in Ecuador. Backups from the future, of a wrong clock, do not count. */
export function isBackupDue(taken: Date[], now: Date): boolean {
  const time = now.getTime();
  const dueSince = Math.floor((time - DUE_AT_MS) / DAY_MS) * DAY_MS + DUE_AT_MS;
  return !taken.some((date) => date.getTime() >= dueSince && date.getTime() <= time);
}
