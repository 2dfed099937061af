/** Mainland Ecuador has no daylight saving time. */
const ECUADOR_OFFSET = "-05:00";
const ISO_WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,7})?$/;

/**
 * Return the `date` of a Confirm or Sale answer as ISO time in UTC, or null. PayPhone writes Ecuador's time without a
 * zone (fact sheet, section 5); a date with a zone is not its format.
 */
export function paymentDate(date: unknown): string | null {
  const [, seconds, fraction = ""] =
    typeof date === "string" ? (ISO_WITHOUT_ZONE.exec(date) ?? []) : [];
  if (seconds === undefined) return null;
  const moment = Date.parse(`${seconds}${fraction.slice(0, 4)}${ECUADOR_OFFSET}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
