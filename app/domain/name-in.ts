import type { Language } from "./language.ts";

/** Return the name in a language. English if not translated. */
export function nameIn(
  language: Language,
  { name, nameEs }: { name: string; nameEs: string | null },
): string {
  return language === "es" && nameEs ? nameEs : name;
}
