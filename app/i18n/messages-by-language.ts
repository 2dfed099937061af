import type { I18n } from "@lingui/core";
import type { Language } from "#app/domain/text/language.ts";
import type { MessagePart } from "../route-entry.ts";
import { languageI18n } from "./language-i18n.ts";

/** Return the messages of every language, for a page on which each order has its own. */
export async function messagesByLanguage(
  ...parts: readonly MessagePart[]
): Promise<Record<Language, I18n>> {
  const [en, es] = await Promise.all([languageI18n("en", ...parts), languageI18n("es", ...parts)]);
  return { en, es };
}
