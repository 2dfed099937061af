import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { SourcedCatalogue } from "./catalogue.ts";
import type { StoredCatalogue } from "./supabase-catalogue.ts";

export type Read = (...args: unknown[]) => Promise<unknown>;

/**
 * Wrap every method of a catalogue, so that decorators need no change for a new method. The caller states the result's
 * type as `Mapped`.
 */
export function mapCatalogue<Mapped>(
  catalogue: object,
  wrap: (read: Read, name: string) => Read,
): Mapped {
  const methods = Object.entries(catalogue).map(([name, read]) => [name, wrap(read, name)]);
  return Object.fromEntries(methods) as Mapped;
}

/** Return a catalogue whose values state their source. */
export function withSource(catalogue: StoredCatalogue, source: CatalogueSource): SourcedCatalogue {
  return mapCatalogue(catalogue, (read) => async (...args) => ({
    value: await read(...args),
    source,
  }));
}
