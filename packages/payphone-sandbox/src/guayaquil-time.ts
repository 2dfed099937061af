/** America/Guayaquil is UTC-5 all year. */
const OFFSET_MS = 5 * 3_600_000;
const REVERSAL_CLOSES_AT_HOUR = 20;

/** Return epoch milliseconds as ISO time in Ecuador without a zone, the format of Confirm's `date`. */
export function guayaquilDateTime(moment: number): string {
  return new Date(moment - OFFSET_MS).toISOString().slice(0, 23);
}

/**
 * Return whether PayPhone still reverses: on the day of payment in Ecuador until 20:00 (fact sheet, section 5). Both
 * times are epoch milliseconds.
 */
export function isReversalOpen(paidAt: number, now: number): boolean {
  const local = guayaquilDateTime(now);
  const sameDay = guayaquilDateTime(paidAt).slice(0, 10) === local.slice(0, 10);
  return sameDay && Number(local.slice(11, 13)) < REVERSAL_CLOSES_AT_HOUR;
}
