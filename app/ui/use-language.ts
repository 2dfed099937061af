import { useLingui } from "@lingui/react";
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from "#app/domain/text/language.ts";

/** Return the page's language, from Lingui rather than the location, so that callers do not render on navigation. */
export function useLanguage(): Language {
  return parseLanguage(useLingui().i18n.locale) ?? DEFAULT_LANGUAGE;
}
