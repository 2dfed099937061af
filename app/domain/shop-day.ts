import { type Language, localeOf } from "./language.ts";

/** Takes an ISO time and a language, and returns the day in Ecuador, wherever the page is rendered: `November 21, 2026`. */
export function shopDayOf(iso: string, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: "America/Guayaquil",
  });
  return day.format(new Date(iso));
}
