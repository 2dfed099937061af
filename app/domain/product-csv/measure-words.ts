import type { Measure } from "../product/measures.ts";
import { comparableWord } from "../text/comparable-word.ts";
import type { Language } from "../text/language.ts";

const SPANISH: Record<Measure, string> = {
  bust: "busto",
  waist: "cintura",
  hips: "cadera",
  shoulders: "hombros",
  sleeve: "manga",
  inseam: "entrepierna",
  foot: "pie",
  length: "largo",
  heel: "taco",
  width: "ancho",
  height: "alto",
  depth: "fondo",
};

/** Return a measure as files in a language have it. */
export function measureWordOf(measure: Measure, language: Language): string {
  return language === "es" ? SPANISH[measure] : measure;
}

/** Return the measure that a word of either language names, or null. */
export function measureIn<Name extends Measure>(
  measures: readonly Name[],
  text: string,
): Name | null {
  const wanted = comparableWord(text);
  return measures.find((name) => [name, SPANISH[name]].includes(wanted)) ?? null;
}
