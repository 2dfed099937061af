import { searchWordsOf } from "../text/search-words.ts";

/**
 * Return the categories or collections that a search names: each of its words begins a word of their name. All of them
 * for a search without words.
 */
export function taxonomyInSearch<Entry extends { displayName: string }>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const typed = searchWordsOf(search);
  return entries.filter(({ displayName }) => {
    const words = searchWordsOf(displayName);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
