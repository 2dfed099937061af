import { useCallback } from "react";
import { addressIn } from "#app/domain/language.ts";
import { useLanguage } from "./use-language.ts";

/** Returns a function that takes an address of the shop (`/shop`) and gives it in the language of the page that is shown. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return useCallback((address) => addressIn(language, address), [language]);
}
