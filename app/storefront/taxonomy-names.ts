import { createContext } from "react";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";

/** Categories and collections from the loader of the storefront's layout route. */
export const TaxonomyNames = createContext<{
  categories: Category[];
  collections: Category[];
} | null>(null);
