import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { SourcedCatalogue } from "./catalogue.ts";
import type { StoredCatalogue } from "./supabase-catalogue.ts";

export type Read = (...args: unknown[]) => Promise<unknown>;

/**
 * Takes a catalogue and returns one in which each method is wrapped, so that a new method needs no line in any decorator.
 * The caller says by `Mapped` what the wrapped methods return.
 */
export function mapCatalogue<Mapped>(
  catalogue: object,
  wrap: (read: Read, name: string) => Read,
): Mapped {
  const methods = Object.entries(catalogue).map(([name, read]) => [name, wrap(read, name)]);
  return Object.fromEntries(methods) as Mapped;
}

/** Takes a catalogue all of whose answers come from one source, and returns it with each answer naming that source. */
export function withSource(catalogue: StoredCatalogue, source: CatalogueSource): SourcedCatalogue {
  return mapCatalogue(catalogue, (read) => async (...args) => ({
    value: await read(...args),
    source,
  }));
}
