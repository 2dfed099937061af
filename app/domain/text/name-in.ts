import type { Language } from "./language.ts";

/** Return the name in a language, or in the other one where there is none. */
export function nameIn(
  language: Language,
  { name, nameEs }: { name: string; nameEs: string | null },
): string {
  return (language === "es" && nameEs) || name || (nameEs ?? "");
}
