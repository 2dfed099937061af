import { useRouteLoaderData } from "react-router";
import { wordsOf } from "#app/domain/slug.ts";
import type { Category, Collection } from "#app/domain/taxonomy.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** What the storefront's frame has read for every page in it. */
type Taxonomies = { categories: Category[]; collections: Collection[] };

/**
 * Returns a function that takes a product's category or collection, by its slug, and gives what it is called on this page: in
 * English the slug with its hyphens as spaces (specification section 2), in another language the name it has there.
 */
export function useTaxonomyName(): (kind: keyof Taxonomies, slug: string) => string {
  const language = useLanguage();
  const frame = useRouteLoaderData<Taxonomies>("routes/storefront");
  return (kind, slug) => {
    const named = frame?.[kind].find(({ name }) => name === slug);
    return language !== "en" && named ? named.displayName : wordsOf(slug);
  };
}
