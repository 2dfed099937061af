import { type Language, localeOf } from "../text/language.ts";
import { TIME_ZONE } from "./shop-time.ts";

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Return whether a text is a day of this century (`2026-11-24`). Rejects a February 30, which `Date` takes for a day of March. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Format an ISO time as a date in Ecuador: `November 21, 2026`. */
export function shopDayOf(iso: string, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: TIME_ZONE,
  });
  return day.format(new Date(iso));
}

/** Format a calendar day or month (`2026-11-24`, `2026-11`) as a date or a month: `Nov 24, 2026`, `November 2026`. */
export function calendarTextOf(date: string, language: Language): string {
  const isMonth = date.length === "2026-11".length;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...(isMonth ? { month: "long", year: "numeric" } : { dateStyle: "medium" }),
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

/** Format an ISO time as a day of the week in Ecuador: `Tuesday, December 1`, `martes 1 de diciembre`. */
export function shopWeekdayOf(iso: string, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: TIME_ZONE,
  });
  const formatted = day.format(new Date(iso));
  return language === "es" ? formatted.replace(",", "") : formatted;
}
