import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Language } from "#app/domain/language.ts";
import { messages as englishAdmin } from "../locales/en/admin.po";
import { messages as englishCheckout } from "../locales/en/checkout.po";
import { messages as englishMail } from "../locales/en/mail.po";
import { messages as englishPages } from "../locales/en/pages.po";
import { messages as englishShop } from "../locales/en/shop.po";
import { messages as spanishAdmin } from "../locales/es/admin.po";
import { messages as spanishCheckout } from "../locales/es/checkout.po";
import { messages as spanishMail } from "../locales/es/mail.po";
import { messages as spanishPages } from "../locales/es/pages.po";
import { messages as spanishShop } from "../locales/es/shop.po";
import type { CataloguePart } from "./catalogue-part.ts";
import { reportMissing } from "./report-missing.ts";

const CATALOGUES = {
  en: {
    shop: englishShop,
    checkout: englishCheckout,
    pages: englishPages,
    admin: englishAdmin,
    mail: englishMail,
  },
  es: {
    shop: spanishShop,
    checkout: spanishCheckout,
    pages: spanishPages,
    admin: spanishAdmin,
    mail: spanishMail,
  },
};

type Part = CataloguePart | "mail";

const joined = new Map<string, Readonly<Messages>>();

/** Returns the words of some parts as one catalogue, joined once for all who ask; frozen, for it belongs to all of them. */
function wordsIn(language: Language, parts: Part[]): Messages {
  const key = [language, ...parts].join(" ");
  const known = joined.get(key);
  if (known) return known;
  const words = Object.freeze(
    Object.assign({}, ...parts.map((part) => CATALOGUES[language][part])),
  );
  joined.set(key, words);
  return words;
}

/** Takes a language and what is to be said in it; returns words that nobody else uses, so that no request changes another's. */
export function serverI18n(language: Language, ...parts: Part[]): I18n {
  const messages = { [language]: wordsIn(language, parts) };
  return reportMissing(setupI18n({ locale: language, messages }));
}
