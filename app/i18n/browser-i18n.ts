import { type I18n, setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/text/language.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { reportMissing } from "./report-missing.ts";

let i18n: I18n | null = null;
const loading = new Map<string, Promise<void>>();

/** A document never changes its language: switching loads another document. */
function documentI18n(): I18n {
  const locale = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  i18n ??= reportMissing(setupI18n({ locale, messages: { [locale]: {} } }));
  return i18n;
}

async function load(part: string): Promise<void> {
  const { locale, messages } = documentI18n();
  // Without the event of `load`, which renders the whole page again: what it shows has its messages.
  Object.assign(messages, await loadCatalogue(locale, part));
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
