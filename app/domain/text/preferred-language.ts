import { type Language, parseLanguage } from "./language.ts";

/** Stores the language a visitor selected. */
export const LANGUAGE_COOKIE = "language";

/** Return the selected language from a Cookie header, or null. */
export function languageFromCookie(cookies: string | null | undefined): Language | null {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return parseLanguage(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
}

/** Parse one language range (`es-EC;q=0.8`); null if it is not ours or has weight 0. */
function parseLanguageRange(entry: string) {
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
 * Return our language with the highest weight in an Accept-Language header (RFC 9110, 12.5.4), the first of equal ones,
 * or null.
 */
export function preferredLanguage(header: string | null | undefined): Language | null {
  const ranges = (header ?? "").slice(0, 500).split(",").map(parseLanguageRange);
  const best = ranges.filter((range) => range !== null).sort((a, b) => b.weight - a.weight)[0];
  return best?.language ?? null;
}
