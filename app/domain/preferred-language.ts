import { type Language, parseLanguage } from "./language.ts";

/** The cookie that keeps which language a reader has chosen. */
export const LANGUAGE_COOKIE = "language";

/** Takes a Cookie header and returns the language its reader has chosen before, or null. */
export function languageFromCookie(cookies: string | null | undefined): Language | null {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return parseLanguage(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
}

/** Takes one entry of an Accept-Language header (`es-EC;q=0.8`) and returns our language and its weight, or null. */
function wishOf(entry: string) {
  const [tag = "", ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const language = parseLanguage(tag.split("-")[0]);
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  const weight = /^(?:0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/.test(quality) ? Number(quality) : 0;
  return language && weight > 0 ? { language, weight } : null;
}

/**
 * Takes an Accept-Language header (RFC 9110, 12.5.4) and returns which of our languages its reader likes best, or null where
 * it names none of them. Of two liked alike, the one named first.
 */
export function preferredLanguage(header: string | null | undefined): Language | null {
  const wishes = (header ?? "").slice(0, 500).split(",").map(wishOf);
  const best = wishes.filter((wish) => wish !== null).sort((a, b) => b.weight - a.weight)[0];
  return best?.language ?? null;
}
