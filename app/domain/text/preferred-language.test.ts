import { expect, test } from "vitest";
import { languageFromCookie, preferredLanguage } from "./preferred-language.ts";

test.each([
  ["es-EC,es;q=0.9,en;q=0.8", "es"],
  ["es", "es"],
  ["ES-419", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["en;q=0.5, es;q=0.6", "es"],
  ["fr-FR, fr;q=0.9, es;q=0.4", "es"],
  ["es;q=0.5,en;q=0.5", "es"],
  ["en;q=0, es;q=0.1", "es"],
  ["es;q=0, en;q=0.1", "en"],
  ["es;q=2, en;q=0.1", "en"],
  ["de,fr;q=0.8", null],
  ["*", null],
  ["", null],
  [undefined, null],
  ["est", null],
  [`${"x,".repeat(100_000)}es`, null],
])("selects a language for %s: %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  ["language=es", "es"],
  ["a=b; language=en; c=d", "en"],
  ["mylanguage=es", null],
  ["language=fr", null],
  ["language=es-EC", null],
  ["", null],
  [undefined, null],
])("reads from the cookies %j the language %s", (cookies, language) => {
  expect(languageFromCookie(cookies)).toBe(language);
});
