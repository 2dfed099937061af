import type { Language } from "./language.ts";

/** A value with English texts and the owner's Spanish ones; '' where not translated. */
export type Stored<Value, Text extends keyof Value> = Value & { spanish: Pick<Value, Text> };

/**
 * Return the value with its texts in one language, falling back to the other. The `spanish` texts are removed, so that
 * a page carries one language.
 */
export function inLanguage<Value extends { spanish: object }>(
  language: Language,
  { spanish, ...value }: Value,
): Omit<Value, "spanish"> {
  const texts = Object.entries(spanish).map(([name, text]) => {
    const english = value[name as keyof typeof value];
    return [name, language === "es" ? text || english : english || text];
  });
  return { ...value, ...Object.fromEntries(texts) };
}
