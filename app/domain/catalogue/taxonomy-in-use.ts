import type { Category } from "./taxonomy.ts";

/** The categories and collections that menus and the search link to. */
export type Menu = { categories: Category[]; collections: Category[] };

/** Return the categories and collections that have products; `inUse` has their slugs. */
export function taxonomyInUse(
  { categories, collections }: Menu,
  inUse: { categories: string[]; collections: string[] },
): Menu {
  return {
    categories: categories.filter(({ name }) => inUse.categories.includes(name)),
    collections: collections.filter(({ name }) => inUse.collections.includes(name)),
  };
}
