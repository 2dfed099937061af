import { type I18n, setupI18n } from "@lingui/core";
import type { Language } from "#app/domain/language.ts";
import { messages as englishAdmin } from "../locales/en/admin.po";
import { messages as englishMail } from "../locales/en/mail.po";
import { messages as englishShop } from "../locales/en/shop.po";
import { messages as spanishAdmin } from "../locales/es/admin.po";
import { messages as spanishMail } from "../locales/es/mail.po";
import { messages as spanishShop } from "../locales/es/shop.po";
import type { CataloguePart } from "./catalogue-part.ts";
import { reportMissing } from "./report-missing.ts";

const CATALOGUES = {
  en: { shop: englishShop, admin: englishAdmin, mail: englishMail },
  es: { shop: spanishShop, admin: spanishAdmin, mail: spanishMail },
};

/** Takes a language and what is to be said in it; returns words that nobody else uses, so that no request changes another's. */
export function serverI18n(language: Language, part: CataloguePart | "mail"): I18n {
  const messages = { [language]: CATALOGUES[language][part] };
  return reportMissing(setupI18n({ locale: language, messages }));
}
