import { type Language, localeOf } from "./language.ts";

/** Format an ISO time as a date in Ecuador: `November 21, 2026`. */
export function shopDayOf(iso: string, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: "America/Guayaquil",
  });
  return day.format(new Date(iso));
}
