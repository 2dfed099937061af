/** America/Guayaquil is UTC-5 the whole year. */
const OFFSET_MS = 5 * 3_600_000;
const REVERSAL_CLOSES_AT_HOUR = 20;

/** Takes epoch milliseconds; returns the ISO date and time in Ecuador without a zone, as Confirm's `date` has it. */
export function guayaquilDateTime(moment: number): string {
  return new Date(moment - OFFSET_MS).toISOString().slice(0, 23);
}

/**
 * Takes the moment of payment and now (epoch milliseconds); returns whether PayPhone still reverses: the same day in
 * Ecuador, until 20:00 (fact sheet, section 5).
 */
export function isReversalOpen(paidAt: number, now: number): boolean {
  const local = guayaquilDateTime(now);
  const sameDay = guayaquilDateTime(paidAt).slice(0, 10) === local.slice(0, 10);
  return sameDay && Number(local.slice(11, 13)) < REVERSAL_CLOSES_AT_HOUR;
}
