import { useCallback } from "react";
import { pathIn } from "#app/domain/language.ts";
import { useLanguage } from "./use-language.ts";

/** Returns a function that takes a path in English (`/shop`) and returns it in the language of the page. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path) => pathIn(language, path), [language]);
}
