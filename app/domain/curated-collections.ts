import type { Collection } from "./taxonomy.ts";

/** The collections that the home page is drawn around (specification section 2, Home). */
export const CURATED_COLLECTIONS = ["la-dolce-vita", "modern-milan", "tuscan-escape"] as const;

/** How many collection cards the home page shows. */
const SHOWN = 3;

function rankOf(collection: Collection): number {
  const names: readonly string[] = CURATED_COLLECTIONS;
  const rank = names.indexOf(collection.name);
  return rank < 0 ? names.length : rank;
}

/** Takes the shop's collections and returns the three to show first: the curated ones in their order, then others. */
export function curatedCollections(collections: Collection[]): Collection[] {
  return [...collections].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, SHOWN);
}
