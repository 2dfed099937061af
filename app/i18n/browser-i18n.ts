import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/language.ts";
import { reportMissing } from "./report-missing.ts";

/** Each is a file of its own, so that a page loads one language and the parts it is written in. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>(["../locales/*/*.po", "!**/mail.po"]);

let i18n: I18n | null = null;
const loading = new Map<string, Promise<void>>();

/** A document has one language for as long as it is shown: a change of language is another document. */
function documentI18n(): I18n {
  const locale = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  i18n ??= reportMissing(setupI18n({ locale }));
  return i18n;
}

async function load(part: string): Promise<void> {
  const words = documentI18n();
  const file = `../locales/${words.locale}/${part}.po`;
  const { messages = {} } = (await CATALOGUES[file]?.()) ?? {};
  words.load(words.locale, { ...messages });
}

function loadOnce(part: string): Promise<void> {
  const loaded = loading.get(part) ?? load(part);
  loading.set(part, loaded);
  // What the network refused is asked for again the next time.
  loaded.catch(() => loading.delete(part));
  return loaded;
}

/** Takes parts of the catalogue and returns the document's words once theirs are among them; loads each part once. */
export async function browserI18n(parts: readonly string[]): Promise<I18n> {
  await Promise.all(parts.map(loadOnce));
  return documentI18n();
}
