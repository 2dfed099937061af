/**
 * The origin of shown products: the database, its last good values during an outage, or the built-in samples, which are
 * not sold.
 */
export const CATALOGUE_SOURCES = ["database", "stale", "sample"] as const;

export type CatalogueSource = (typeof CATALOGUE_SOURCES)[number];

const WORST_FIRST = ["sample", "stale"] as const;

/** Return the worst of several sources. */
export function worstSource(sources: CatalogueSource[]): CatalogueSource {
  return WORST_FIRST.find((source) => sources.includes(source)) ?? "database";
}
