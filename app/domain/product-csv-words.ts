import { comparableWord } from "./comparable-word.ts";
import type { Language } from "./language.ts";
import { INVENTORY_STATUSES, type InventoryStatus } from "./product.ts";

const SPANISH_STATUSES: Record<InventoryStatus, string> = {
  "in-stock": "Disponible",
  "low-stock": "Últimas unidades",
  "sold-out": "Agotado",
};

/** Return an inventory status as CSV files in a language have it. */
export function statusWordOf(status: InventoryStatus, language: Language): string {
  return language === "es" ? SPANISH_STATUSES[status] : status;
}

/** Return the inventory status of a word in either language, or null. */
export function statusIn(text: string): InventoryStatus | null {
  const wanted = comparableWord(text);
  const isWanted = (status: InventoryStatus) =>
    [status, SPANISH_STATUSES[status]].some((known) => comparableWord(known) === wanted);
  return INVENTORY_STATUSES.find(isWanted) ?? null;
}

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
