import { isIssueDate } from "../issue-date.ts";

const LOCAL = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/;
const ISO = /^(\d{4}-\d\d-\d\d)T[\d:.]+(Z|[+-]\d\d:?\d\d)$/;

/**
 * Read fechaAutorizacion, which comes as an ISO time with its zone, or as `23/11/2026 10:00:00` in Ecuador. Return an
 * ISO time in UTC; null for anything else, also for a day that does not exist.
 */
export function readAuthorizationTime(text: string): string | null {
  const [, day, month, year, time] = LOCAL.exec(text) ?? [];
  const iso = time ? `${year}-${month}-${day}T${time}-05:00` : text;
  const date = ISO.exec(iso)?.[1];
  if (date === undefined || !isIssueDate(date)) return null;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
