import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/language.ts";
import { reportMissing } from "./report-missing.ts";

/** One chunk each, so that a page loads only its language and parts. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>(["../locales/*/*.po", "!**/mail.po"]);

let i18n: I18n | null = null;
const loading = new Map<string, Promise<void>>();

/** A document never changes its language: switching loads another document. */
function documentI18n(): I18n {
  const locale = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  i18n ??= reportMissing(setupI18n({ locale }));
  return i18n;
}

async function load(part: string): Promise<void> {
  const documentMessages = documentI18n();
  const file = `../locales/${documentMessages.locale}/${part}.po`;
  const { messages = {} } = (await CATALOGUES[file]?.()) ?? {};
  documentMessages.load(documentMessages.locale, { ...messages });
}

function loadOnce(part: string): Promise<void> {
  const loaded = loading.get(part) ?? load(part);
  loading.set(part, loaded);
  // Failed requests are retried by the next call.
  loaded.catch(() => loading.delete(part));
  return loaded;
}

/** Return the document's messages once these parts are loaded, each once. */
export async function browserI18n(parts: readonly string[]): Promise<I18n> {
  await Promise.all(parts.map(loadOnce));
  return documentI18n();
}
