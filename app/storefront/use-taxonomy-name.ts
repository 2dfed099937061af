import { useContext } from "react";
import { wordsOf } from "#app/domain/slug.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { TaxonomyNames } from "./taxonomy-names.ts";

/**
 * Returns a function that takes a product's category or collection, by its slug, and gives what it is called on this page: in
 * English the slug with its hyphens as spaces (specification section 2), in another language the name it has there.
 */
export function useTaxonomyName(): (kind: "categories" | "collections", slug: string) => string {
  const language = useLanguage();
  const names = useContext(TaxonomyNames);
  return (kind, slug) => {
    const named = names?.[kind].find(({ name }) => name === slug);
    return language !== "en" && named ? named.displayName : wordsOf(slug);
  };
}
