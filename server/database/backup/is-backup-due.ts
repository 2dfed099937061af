const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Three in the morning in Ecuador, which keeps UTC-5 all year. */
const NIGHT_STARTS_MS = 8 * HOUR_MS;

/**
 * Takes when the backups there are were taken, and says whether the night's is still to be made: there is none between
 * the last three in the morning (Ecuador's time) and now. One from the future, left by a wrong clock, does not count.
 */
export function isBackupDue(taken: Date[], now: Date): boolean {
  const moment = now.getTime();
  const night = Math.floor((moment - NIGHT_STARTS_MS) / DAY_MS) * DAY_MS + NIGHT_STARTS_MS;
  return !taken.some((date) => date.getTime() >= night && date.getTime() <= moment);
}
