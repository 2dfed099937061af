import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/language.ts";
import type { CataloguePart } from "./catalogue-part.ts";
import { reportMissing } from "./report-missing.ts";

/** Each is a file of its own, so that a page loads one language and one part. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>("../locales/*/{shop,admin}.po");

let i18n: I18n | null = null;
const loading = new Map<CataloguePart, Promise<I18n>>();

async function load(part: CataloguePart): Promise<I18n> {
  // A document has one language for as long as it is shown: a change of language is another document.
  const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const { messages = {} } = (await CATALOGUES[`../locales/${language}/${part}.po`]?.()) ?? {};
  i18n ??= reportMissing(setupI18n({ locale: language }));
  i18n.load(language, { ...messages });
  return i18n;
}

/** Takes a part of the shop and returns the document's words once those of that part are among them; loads each part once. */
export function browserI18n(part: CataloguePart): Promise<I18n> {
  const loaded = loading.get(part) ?? load(part);
  loading.set(part, loaded);
  // What the network refused is asked for again the next time.
  loaded.catch(() => loading.delete(part));
  return loaded;
}
