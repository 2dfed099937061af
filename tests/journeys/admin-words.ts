import { readFile } from "node:fs/promises";
import { formatter } from "@lingui/format-po";
import type { Language } from "#app/domain/language.ts";

/** Return a function that translates an English message of the admin as the language's catalogue has it. */
export async function adminWords(language: Language): Promise<(english: string) => string> {
  const filename = `app/locales/${language}/admin.po`;
  const context = { locale: language, sourceLocale: "en", filename };
  const catalogue = await formatter().parse(await readFile(filename, "utf8"), context);
  const words = new Map(
    Object.values(catalogue ?? {}).map(({ message, translation }) => [message, translation]),
  );
  return (english) => {
    const text = words.get(english);
    if (!text) throw new Error(`${filename} has no “${english}”`);
    return text;
  };
}
