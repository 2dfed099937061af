import { useCallback } from "react";
import { pathIn } from "#app/domain/text/language.ts";
import { useLanguage } from "./use-language.ts";

/** Return a function from an English path (`/shop`) to the path in the page's language. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path) => pathIn(language, path), [language]);
}
