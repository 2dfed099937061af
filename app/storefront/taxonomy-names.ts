import { createContext } from "react";
import type { Category, Collection } from "#app/domain/taxonomy.ts";

/** What the storefront's frame has read for every page in it: the names that goods are sorted by. */
export const TaxonomyNames = createContext<{
  categories: Category[];
  collections: Collection[];
} | null>(null);
