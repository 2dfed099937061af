import { type Language, localeOf } from "./language.ts";

/** Format an ISO time in Ecuador's time zone, whatever the device's: `Nov 21, 2026, 6:22 AM`. */
export function shopTimeOf(iso: string, language: Language): string {
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Guayaquil",
  });
  return clock.format(new Date(iso));
}
