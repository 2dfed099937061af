import { onlyChosen } from "../query/only-chosen.ts";
import type { Filters } from "./filters.ts";
import type { Category, Collection } from "./taxonomy.ts";

type Taxonomies = { categories: readonly Category[]; collections: readonly Collection[] };

/**
 * Return what a filtered shop page is about: its one collection, else its one category, as in its canonical path;
 * undefined for neither. A category has no description.
 */
export function shownTaxonomy(
  chosen: Pick<Filters, "categories" | "collections">,
  { categories, collections }: Taxonomies,
): (Category & Partial<Collection>) | undefined {
  return onlyChosen(collections, chosen.collections) ?? onlyChosen(categories, chosen.categories);
}
