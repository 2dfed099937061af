import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#app/domain/text/language.ts";
import type { MessagePart } from "../route-entry.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { reportMissing } from "./report-missing.ts";

/**
 * Return the messages of a language that need not be the document's, in an instance of their own: for what staff send or
 * print in the language of an order.
 */
export async function languageI18n(
  language: Language,
  ...parts: readonly MessagePart[]
): Promise<I18n> {
  const loaded = await Promise.all(parts.map((part) => loadCatalogue(language, part)));
  const messages: Messages = Object.assign({}, ...loaded);
  return reportMissing(setupI18n({ locale: language, messages: { [language]: messages } }));
}

/** Return the messages of every language, for a page on which each order has its own. */
export async function messagesByLanguage(
  ...parts: readonly MessagePart[]
): Promise<Record<Language, I18n>> {
  const [en, es] = await Promise.all([languageI18n("en", ...parts), languageI18n("es", ...parts)]);
  return { en, es };
}
