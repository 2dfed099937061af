import type { Language } from "./language.ts";

/** A value with English texts and the owner's Spanish ones; '' where not translated. */
export type Stored<Value, Text extends keyof Value> = Value & { spanish: Pick<Value, Text> };

/** The language of each text that is not translated, for its `lang` attribute; missing where all are. */
type TextLanguages<Text extends string = string> = {
  textLanguages?: Partial<Record<Text, Language>>;
};

/**
 * Return the value with its texts in one language, falling back to the other. The `spanish` texts are removed, so that
 * a page carries one language.
 */
export function inLanguage<Value extends { spanish: object }>(
  language: Language,
  { spanish, ...value }: Value,
): Omit<Value, "spanish"> & TextLanguages {
  const texts = Object.entries(spanish).map(([name, text]) => {
    const english = value[name as keyof typeof value];
    const [own, other] = language === "es" ? [text, english] : [english, text];
    return { name, text: own || other, isForeign: !own && Boolean(other) };
  });
  const otherLanguage = language === "es" ? "en" : "es";
  const foreign = texts.filter(({ isForeign }) => isForeign);
  return {
    ...value,
    ...Object.fromEntries(texts.map(({ name, text }) => [name, text])),
    ...(foreign.length > 0 && {
      textLanguages: Object.fromEntries(foreign.map(({ name }) => [name, otherLanguage])),
    }),
  };
}
