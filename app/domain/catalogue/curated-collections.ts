import type { Collection } from "./taxonomy.ts";

/** The collections that the home page features (specification section 2, Home). */
export const CURATED_COLLECTIONS = ["la-dolce-vita", "modern-milan", "tuscan-escape"] as const;

/** Collection cards on the home page. */
const SHOWN = 3;

function rankOf(collection: Collection): number {
  const names: readonly string[] = CURATED_COLLECTIONS;
  const rank = names.indexOf(collection.name);
  return rank < 0 ? names.length : rank;
}

/** Return the collections of the home page: the curated ones in their order, then others. */
export function curatedCollections(collections: Collection[]): Collection[] {
  return [...collections].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, SHOWN);
}
