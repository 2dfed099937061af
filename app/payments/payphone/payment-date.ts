/** Ecuador's mainland has no summer time. */
const ECUADOR_OFFSET = "-05:00";
const ISO_WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,7})?$/;

/**
 * Takes the `date` of a Confirm or Sale answer, whatever it is; returns the moment as an ISO time in UTC, or null where
 * it says none. PayPhone writes Ecuador's time without a zone (fact sheet, section 5); a text with a zone is another form.
 */
export function paymentDate(date: unknown): string | null {
  const [, seconds, fraction = ""] =
    typeof date === "string" ? (ISO_WITHOUT_ZONE.exec(date) ?? []) : [];
  if (seconds === undefined) return null;
  const moment = Date.parse(`${seconds}${fraction.slice(0, 4)}${ECUADOR_OFFSET}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
