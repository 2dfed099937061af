import { type Filters, filtersFromQuery, shopPathOf } from "./filters.ts";

type Taxonomies = {
  categories: readonly { name: string }[];
  collections: readonly { name: string }[];
};

const knows = (taxa: readonly { name: string }[], slug: string | null) =>
  taxa.some(({ name }) => name === slug);

/**
 * Takes the shop page's filters and the taxonomies, and returns the page's canonical path, which search engines list: that of
 * the shop, a category or a collection, unfiltered and from its first product. Other combinations are not listed: there are more
 * of them than products, and each shows what these show.
 */
export function canonicalPathOf(
  { category, collection }: Filters,
  { categories, collections }: Taxonomies,
): string {
  const everything = filtersFromQuery(new URLSearchParams());
  if (knows(collections, collection)) return shopPathOf({ ...everything, collection });
  if (knows(categories, category)) return shopPathOf({ ...everything, category });
  return shopPathOf(everything);
}
