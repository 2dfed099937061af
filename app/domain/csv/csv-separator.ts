import type { Language } from "../text/language.ts";

const SEPARATORS = [",", ";", "\t"] as const;

export type CsvSeparator = (typeof SEPARATORS)[number];

/** Return what Excel separates cells with in a language. In Spanish the comma is the decimal mark. */
export function csvSeparatorOf(language: Language): CsvSeparator {
  return language === "es" ? ";" : ",";
}

const HEADING_ROW = /^\s*(?:"[^"]*"|[^"\r\n]+)*/;
const QUOTED = /"[^"]*"/g;

/** Return the separator of a CSV text: the most frequent one in its heading row, outside quotes. */
export function findCsvSeparator(text: string): CsvSeparator {
  const headings = (HEADING_ROW.exec(text)?.[0] ?? "").replace(QUOTED, "");
  const countOf = (separator: string) => headings.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
