/**
 * Takes what a shopper typed and returns the words to look for, lower-cased: a product matches when its name or
 * description holds every one. Letters and digits only, so that a word can stand in any query language unescaped.
 */
export function searchWordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 8);
}

/**
 * Takes what a shopper typed and returns it as a `tsquery` in which every word may go on (`silk:* & dres:*`), or null when
 * there is no word in it. The words hold letters and digits only, so nothing typed can be syntax.
 */
export function searchQuery(search: string): string | null {
  const words = searchWordsOf(search);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(" & ") : null;
}
