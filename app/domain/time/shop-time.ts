import { type Language, localeOf } from "../text/language.ts";

/** That of the shop. */
export const TIME_ZONE = "America/Guayaquil";

/** Format an ISO time in Ecuador's time zone, whatever the device's: `Nov 21, 2026, 6:22 AM`, `21 nov 2026, 6:22 a. m.`. */
export function shopTimeOf(iso: string, language: Language): string {
  const part = (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: TIME_ZONE }).format(new Date(iso));
  const day = part(localeOf(language), { dateStyle: "medium" });
  const time = part(localeOf("en"), { timeStyle: "short" });
  if (language === "en") return `${day}, ${time}`;
  // From the English time: Safari writes times of Ecuador in 24 hours, the server in 12.
  return `${day}, ${time.replace(/\s([AP])M$/, (_, half) => `\u00a0${half.toLowerCase()}.\u00a0m.`)}`;
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
