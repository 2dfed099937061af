import { type Filters, filtersFromQuery, shopAddressOf } from "./filters.ts";

type Taxonomies = {
  categories: readonly { name: string }[];
  collections: readonly { name: string }[];
};

const knows = (taxa: readonly { name: string }[], slug: string | null) =>
  taxa.some(({ name }) => name === slug);

/**
 * Takes what the shop page is asked for and what goods are sorted by, and returns the address under which search engines
 * list that page: the shop's, a category's or a collection's, whole and from its first piece. Any other mix is not listed,
 * since there are more of them than pieces, and each shows what these show.
 */
export function listedAddressOf(
  { category, collection }: Filters,
  { categories, collections }: Taxonomies,
): string {
  const everything = filtersFromQuery(new URLSearchParams());
  if (knows(collections, collection)) return shopAddressOf({ ...everything, collection });
  if (knows(categories, category)) return shopAddressOf({ ...everything, category });
  return shopAddressOf(everything);
}
