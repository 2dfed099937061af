import { createContext } from "react";
import type { Category, Collection } from "#app/domain/taxonomy.ts";

/** The categories and collections, read once by the storefront's layout route. */
export const TaxonomyNames = createContext<{
  categories: Category[];
  collections: Collection[];
} | null>(null);
