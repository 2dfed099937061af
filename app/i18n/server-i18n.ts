import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#app/domain/language.ts";
import type { MessagePart } from "../route-table.ts";
import { reportMissing } from "./report-missing.ts";

const CATALOGUES = import.meta.glob<Messages>("../locales/*/*.po", {
  eager: true,
  import: "messages",
});

const joined = new Map<string, Readonly<Messages>>();

/** Returns the words of some parts as one catalogue, joined once for all who ask; frozen, for it belongs to all of them. */
function wordsIn(language: Language, parts: readonly string[]): Messages {
  const key = [language, ...parts].join(" ");
  const known = joined.get(key);
  if (known) return known;
  const catalogues = parts.map((part) => CATALOGUES[`../locales/${language}/${part}.po`]);
  const words = Object.freeze(Object.assign({}, ...catalogues));
  joined.set(key, words);
  return words;
}

/** Takes a language and what is to be said in it; returns words that nobody else uses, so that no request changes another's. */
export function serverI18n(language: Language, ...parts: (MessagePart | "mail")[]): I18n {
  const messages = { [language]: wordsIn(language, parts) };
  return reportMissing(setupI18n({ locale: language, messages }));
}
