import { comparableWord } from "./comparable-word.ts";
import type { Language } from "./language.ts";

/**
 * Return how CSV files write some names: the names themselves in English, `spanish` in Spanish. `nameOf` finds the name
 * of a word in either language, or of a `former` Spanish one; null if unknown.
 */
export function bilingualWords<Name extends string>(
  spanish: Record<Name, string>,
  former?: Record<Name, string>,
) {
  const names = Object.keys(spanish) as Name[];
  return {
    wordOf: (name: Name, language: Language): string => (language === "es" ? spanish[name] : name),
    nameOf(word: string): Name | null {
      const wanted = comparableWord(word);
      const isWanted = (name: Name) =>
        [name, spanish[name], former?.[name] ?? name].some(
          (known) => comparableWord(known) === wanted,
        );
      return names.find(isWanted) ?? null;
    },
  };
}
