import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#app/domain/text/language.ts";
import type { MessagePart } from "../route-entry.ts";
import { reportMissing } from "./report-missing.ts";

const CATALOGUES = import.meta.glob<Messages>("../locales/*/*.po", {
  eager: true,
  import: "messages",
});

const merged = new Map<string, Readonly<Messages>>();

/** Return the messages of some parts, merged once and shared, therefore frozen. */
function messagesIn(language: Language, parts: readonly string[]): Messages {
  const key = [language, ...parts].join(" ");
  const cached = merged.get(key);
  if (cached) return cached;
  const catalogues = parts.map((part) => CATALOGUES[`../locales/${language}/${part}.po`]);
  const messages = Object.freeze(Object.assign({}, ...catalogues));
  merged.set(key, messages);
  return messages;
}

/** Return messages of a language in an instance of their own, so that no request changes another's. */
export function serverI18n(language: Language, ...parts: (MessagePart | "mail")[]): I18n {
  const messages = { [language]: messagesIn(language, parts) };
  return reportMissing(setupI18n({ locale: language, messages }));
}
