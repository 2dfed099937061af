/** Where shown goods come from: the database, its last good answers during an outage, or the built-in samples (never sold). */
export type CatalogueSource = "database" | "stale" | "sample";
