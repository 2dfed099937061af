import { useLingui } from "@lingui/react";
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from "#app/domain/language.ts";

/**
 * Returns the language of the page that is shown: the one its words are in. Not asked of the address, so that what depends on it
 * has nothing to do when that changes: another language is another document.
 */
export function useLanguage(): Language {
  return parseLanguage(useLingui().i18n.locale) ?? DEFAULT_LANGUAGE;
}
