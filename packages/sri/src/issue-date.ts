/** A calendar day in Ecuador, `2026-11-23`. */
export type IssueDate = string;

/** America/Guayaquil is UTC-5 all year. */
const OFFSET_MS = 5 * 3_600_000;

/** Return the day in Ecuador at a moment in epoch milliseconds. Throws a RangeError for a moment that is no date. */
export function issueDateAt(moment: number): IssueDate {
  return new Date(moment - OFFSET_MS).toISOString().slice(0, 10);
}

/** Return whether the text is a day of the calendar from 2000 to 2099, as the SRI's schema wants it (type fechaEmision). */
export function isIssueDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Format a day as the XML has it: `23/11/2026`. */
export function formatIssueDate(date: IssueDate): string {
  return date.split("-").reverse().join("/");
}
