import { useContext } from "react";
import { wordsOf } from "#app/domain/slug.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { TaxonomyNames } from "./taxonomy-names.ts";

/**
 * Returns a function that takes the slug of a category or collection and returns its name: in English the slug with spaces for
 * hyphens (specification section 2), in another language its translation.
 */
export function useTaxonomyName(): (kind: "categories" | "collections", slug: string) => string {
  const language = useLanguage();
  const names = useContext(TaxonomyNames);
  return (kind, slug) => {
    const named = names?.[kind].find(({ name }) => name === slug);
    return language !== "en" && named ? named.displayName : wordsOf(slug);
  };
}
