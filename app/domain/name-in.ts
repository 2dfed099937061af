import type { Language } from "./language.ts";

/** Takes a language and something with a name, and returns its name there; the English one where there is no Spanish. */
export function nameIn(
  language: Language,
  { name, nameEs }: { name: string; nameEs: string | null },
): string {
  return language === "es" && nameEs ? nameEs : name;
}
