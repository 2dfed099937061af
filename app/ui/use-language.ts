import { useLocation } from "react-router";
import { type Language, languageOf } from "#app/domain/language.ts";

/** Returns the language of the page that is shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
