import type { Language } from "./language.ts";

/** A thing as it is stored: its texts in English, and beside them what the owner wrote in Spanish; empty where she wrote none. */
export type Stored<Thing, Text extends keyof Thing> = Thing & { spanish: Pick<Thing, Text> };

/**
 * Takes a language and a stored thing, and returns the thing with its texts in that language; where one is missing, the
 * other language's is shown. What was stored beside it is left out, so that a page carries one language.
 */
export function inLanguage<Thing extends { spanish: object }>(
  language: Language,
  { spanish, ...thing }: Thing,
): Omit<Thing, "spanish"> {
  const texts = Object.entries(spanish).map(([name, text]) => {
    const english = thing[name as keyof typeof thing];
    return [name, language === "es" ? text || english : english || text];
  });
  return { ...thing, ...Object.fromEntries(texts) };
}
