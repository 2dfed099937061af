/**
 * Takes what a shopper typed and returns it as a `tsquery` in which every word may go on (`silk:* & dres:*`), or null when
 * there is no word in it. Everything that is not a letter or a digit parts words, so nothing typed can be syntax.
 */
export function searchQuery(typed: string): string | null {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(" & ") : null;
}
