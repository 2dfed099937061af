import { readFile } from "node:fs/promises";
import { formatter } from "@lingui/format-po";
import type { Language } from "#app/domain/text/language.ts";
import type { MessagePart } from "#app/route-entry.ts";

/**
 * Translates an English message, with `{name}` and the like replaced by the values. Its context follows in brackets: `Name (in English)`.
 * Throws for an unknown one.
 */
export type Translate = (english: string, values?: Record<string, string>) => string;

/** Return the words of pages as the language's catalogues have them. */
export async function catalogueWords(
  language: Language,
  ...parts: MessagePart[]
): Promise<Translate> {
  const words = new Map<string | undefined, string | undefined>();
  for (const part of parts) {
    const filename = `app/locales/${language}/${part}.po`;
    const context = { locale: language, sourceLocale: "en", filename };
    const catalogue = await formatter().parse(await readFile(filename, "utf8"), context);
    for (const { message, translation, context: use } of Object.values(catalogue ?? {})) {
      words.set(use ? `${message} (${use})` : message, translation);
    }
  }
  return (english, values = {}) => {
    const text = words.get(english);
    if (!text) throw new Error(`The catalogues of ${language} have no “${english}”`);
    return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
  };
}
