import { type Filters, filtersFromQuery, shopPathOf } from "./filters.ts";

type Taxonomies = {
  categories: readonly { name: string }[];
  collections: readonly { name: string }[];
};

const hasSlug = (entries: readonly { name: string }[], slug: string | null) =>
  entries.some(({ name }) => name === slug);

/**
 * Return the canonical path of a filtered shop page: that of its collection, else of its category, else of the shop,
 * unfiltered and on page 1. Other combinations are duplicates for search engines.
 */
export function canonicalPathOf(
  { category, collection }: Filters,
  { categories, collections }: Taxonomies,
): string {
  const everything = filtersFromQuery(new URLSearchParams());
  if (hasSlug(collections, collection)) return shopPathOf({ ...everything, collection });
  if (hasSlug(categories, category)) return shopPathOf({ ...everything, category });
  return shopPathOf(everything);
}
