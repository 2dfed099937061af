/** Where shown products come from: the database, its last good values during an outage, or the built-in samples (never sold). */
export type CatalogueSource = "database" | "stale" | "sample";

const BEST_FIRST = ["database", "stale", "sample"] as const;

/** Takes the sources of several answers and returns the one to tell shoppers of. */
export function worstSource(sources: CatalogueSource[]): CatalogueSource {
  return BEST_FIRST.findLast((source) => sources.includes(source)) ?? "database";
}
