import type { Filters } from "./filters.ts";
import type { Category, Collection } from "./taxonomy.ts";

type Taxonomies = { categories: readonly Category[]; collections: readonly Collection[] };

/**
 * Return what a filtered shop page is about: its collection, else its category, as in its canonical path; undefined for
 * neither. A category has no description.
 */
export function shownTaxonomy(
  { category, collection }: Pick<Filters, "category" | "collection">,
  { categories, collections }: Taxonomies,
): (Category & Partial<Collection>) | undefined {
  return (
    collections.find(({ name }) => name === collection) ??
    categories.find(({ name }) => name === category)
  );
}
