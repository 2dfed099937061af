import { useContext } from "react";
import { wordsOf } from "#app/domain/text/slug.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { TaxonomyNames } from "./taxonomy-names.ts";

/**
 * Return a function from the slug of a category or collection to its name: in English the slug with spaces for hyphens
 * (specification section 2), otherwise the translation.
 */
export function useTaxonomyName(): (kind: "categories" | "collections", slug: string) => string {
  const language = useLanguage();
  const names = useContext(TaxonomyNames);
  return (kind, slug) => {
    const named = names?.[kind].find(({ name }) => name === slug);
    return language !== "en" && named ? named.displayName : wordsOf(slug);
  };
}
