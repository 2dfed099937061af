import { foldText } from "./fold-text.ts";

/**
 * Return the search terms: lower case, without accents, letters and digits only, at most eight. A product matches if it
 * has every one.
 */
export function searchWordsOf(search: string): string[] {
  return [...new Set(foldText(search).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 8);
}

/** Return whether a search has text but no letter or digit to look for, such as an emoji. It finds nothing. */
export function hasNoWords(search: string): boolean {
  return search !== "" && searchWordsOf(search).length === 0;
}
