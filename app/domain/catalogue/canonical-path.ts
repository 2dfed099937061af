import { onlyChosen } from "../query/only-chosen.ts";
import { type Filters, filtersFromQuery, shopPathOf } from "./filters.ts";

type Taxonomies = {
  categories: readonly { name: string }[];
  collections: readonly { name: string }[];
};

/**
 * Return the canonical path of a filtered shop page: that of its one collection, else of its one category, else of the shop,
 * unfiltered and on page 1. Other combinations are duplicates for search engines.
 */
export function canonicalPathOf(filters: Filters, { categories, collections }: Taxonomies): string {
  const everything = filtersFromQuery(new URLSearchParams());
  const collection = onlyChosen(collections, filters.collections);
  if (collection) return shopPathOf({ ...everything, collections: [collection.name] });
  const category = onlyChosen(categories, filters.categories);
  if (category) return shopPathOf({ ...everything, categories: [category.name] });
  return shopPathOf(everything);
}
