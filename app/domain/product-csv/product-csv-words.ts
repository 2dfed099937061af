import type { InventoryStatus } from "../product/product.ts";
import { bilingualWords } from "../text/bilingual-words.ts";
import { comparableWord } from "../text/comparable-word.ts";
import type { Language } from "../text/language.ts";

/** Write and read an inventory status. */
export const { wordOf: statusWordOf, nameOf: statusIn } = bilingualWords<InventoryStatus>({
  "in-stock": "Disponible",
  "low-stock": "Últimas unidades",
  "sold-out": "Agotado",
});

/** Return yes or no in a language. */
export function yesOrNoWordOf(value: boolean, language: Language): string {
  if (!value) return "no";
  return language === "es" ? "sí" : "yes";
}

const YES = ["yes", "si", "true", "verdadero", "1"];
const NO = ["no", "false", "falso", "0", ""];

/** Parse yes or no in either language, as a person or Excel writes it; null if it is neither. */
export function yesOrNoIn(text: string): boolean | null {
  const word = comparableWord(text);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}
