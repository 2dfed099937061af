import { foldText } from "./fold-text.ts";

/**
 * Takes what a shopper typed and returns the words to look for, lower-cased and without accents: a product matches when it
 * has every one. Letters and digits only, eight words at most.
 */
export function searchWordsOf(search: string): string[] {
  return [...new Set(foldText(search).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 8);
}
