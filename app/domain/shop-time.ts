import { type Language, localeOf } from "./language.ts";

const TIME_ZONE = "America/Guayaquil";

/** Format an ISO time in Ecuador's time zone, whatever the device's: `Nov 21, 2026, 6:22 AM`. */
export function shopTimeOf(iso: string, language: Language): string {
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  return clock.format(new Date(iso));
}

/** Format an ISO time in Ecuador's time zone as spreadsheets read it: `2026-11-21 06:22`. */
export function shopTimestampOf(iso: string): string {
  // Swedish writes times in this order.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  return clock.format(new Date(iso));
}
