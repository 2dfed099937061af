import { useLingui } from "@lingui/react";
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from "#app/domain/language.ts";

/** Returns the language of the page. Read from Lingui, not from the URL: readers do not render again at a navigation. */
export function useLanguage(): Language {
  return parseLanguage(useLingui().i18n.locale) ?? DEFAULT_LANGUAGE;
}
