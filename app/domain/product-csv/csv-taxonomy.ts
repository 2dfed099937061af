import type { TaxonomyEntry } from "../catalogue/taxonomy-entry.ts";
import { comparableWord } from "../text/comparable-word.ts";
import type { Language } from "../text/language.ts";
import { nameIn } from "../text/name-in.ts";

type Entry = Pick<TaxonomyEntry, "id" | "name" | "displayName" | "displayNameEs">;

export type CsvTaxonomy = { categories: Entry[]; collections: Entry[] };

/** Return the category or collection that a text names by its slug or its name in either language; null if none or several. */
export function entryIn(entries: Entry[], text: string): Entry | null {
  const slug = text.trim().toLowerCase();
  const bySlug = entries.find(({ name }) => name === slug);
  if (bySlug) return bySlug;
  const wanted = comparableWord(text);
  const [found, ...others] = entries.filter(({ displayName, displayNameEs }) =>
    [displayName, displayNameEs].some((name) => comparableWord(name) === wanted),
  );
  return found && others.length === 0 ? found : null;
}

/**
 * Return the cell of a category or collection: the slug in English, the name in Spanish unless `entryIn` would not find it.
 * An unknown one is its id, which an import rejects: an empty cell would take the product out of it.
 */
export function entryCellOf(entries: Entry[], id: string | null, language: Language): string {
  const entry = entries.find((known) => known.id === id);
  if (!entry) return id ?? "";
  const { name: slug, displayName: name, displayNameEs: nameEs } = entry;
  if (language === "en") return slug;
  const shown = nameIn(language, { name, nameEs });
  return entryIn(entries, shown) === entry ? shown : slug;
}
