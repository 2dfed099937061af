import type { Language } from "../text/language.ts";
import { nameIn } from "../text/name-in.ts";
import type { Collection } from "./taxonomy.ts";

/** A category or collection as the owner sees it. A category's descriptions are ''. */
export type TaxonomyEntry = Collection & {
  /** '' if not translated. Shoppers then see the English name. */
  displayNameEs: string;
  descriptionEs: string;
};

/** The fields that the owner can change. */
export type TaxonomyEntryValues = Omit<TaxonomyEntry, "id" | "name">;

/** Return the name of a category or collection in a language, or in the other one where there is none. */
export function entryNameIn(
  language: Language,
  { displayName, displayNameEs }: Pick<TaxonomyEntry, "displayName" | "displayNameEs">,
): string {
  return nameIn(language, { name: displayName, nameEs: displayNameEs });
}
