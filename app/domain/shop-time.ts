import { type Language, localeOf } from "./language.ts";

/**
 * Takes an ISO time and a language, and returns it as the shop's clock shows it, such as `Nov 21, 2026, 6:22 AM`: the shop
 * keeps Ecuador's time, whatever the device's own clock is set to.
 */
export function shopTimeOf(iso: string, language: Language): string {
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Guayaquil",
  });
  return clock.format(new Date(iso));
}
