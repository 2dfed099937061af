import type { Language } from "#app/domain/text/language.ts";
import { catalogueWords, type Translate } from "./catalogue-words.ts";

/** Return the words of the admin in a language. */
export const adminWords = (language: Language): Promise<Translate> =>
  catalogueWords(language, "admin");
