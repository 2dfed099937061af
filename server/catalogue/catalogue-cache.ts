import { BrokenCircuitError } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Sourced, SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { mapCatalogue, type Read } from "#app/data/catalogue/map-catalogue.ts";
import type { StoredCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import type { DatabaseBreaker } from "./database-breaker.ts";
import { type CurrentVersion, versionedCache } from "./versioned-cache.ts";

/** Of each method: every page of a small shop in every language, the popular ones of a large one. */
const MAX_VALUES = 200;
/** Of all methods, for an outage. */
const MAX_LAST_GOOD = 500;
/** How long a reader waits for what the last good value answers as well. A healthy database takes a tenth of it. */
const TIMEOUT_MS = 1500;
/** Asked each time: bags have as many combinations as there are shoppers. */
const UNVERSIONED = ["listByIds"];

type Parts = {
  database: StoredCatalogue;
  sample: StoredCatalogue;
  version: CurrentVersion;
  breaker: DatabaseBreaker;
  /** Told of each read that failed, since the shopper is not. */
  onFailure: (error: unknown) => void;
};

/**
 * Returns the cached catalogue: single flight and LRU by version, and stale if error. While the database fails, each read gets
 * its last good value (source `stale`); before anything real was ever read, the samples (source `sample`,
 * specification section 1). What was never read before rejects during an outage. While the circuit is not closed, the
 * last good value is returned at once, and one read at a time probes the database in the background.
 */
export function catalogueCache(parts: Parts): SourcedCatalogue {
  const { database, sample, version, breaker, onFailure } = parts;
  const lastGood = new LRUCache<string, { value: unknown }>({ max: MAX_LAST_GOOD });

  /** A value that comes after the timeout is the last good one, too. */
  function ask(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const loadAndStore = async () => {
      const value = await load();
      lastGood.set(key, { value });
      return value;
    };
    if (lastGood.has(key)) return breaker.execute(loadAndStore, TIMEOUT_MS);
    // Nothing stands in for this value: it is worth trying whatever the circuit says.
    return breaker.isClosed ? breaker.execute(loadAndStore) : loadAndStore();
  }

  function probe(key: string, load: () => Promise<unknown>): void {
    ask(key, load).catch((error) => {
      if (!(error instanceof BrokenCircuitError)) onFailure(error);
    });
  }

  function cached(read: Read, name: string): (...given: unknown[]) => Promise<Sourced<unknown>> {
    const versioned = UNVERSIONED.includes(name) ? read : versionedCache(read, version, MAX_VALUES);
    return async (...given) => {
      const key = JSON.stringify([name, ...given]);
      const load = () => versioned(...given);
      const stale = lastGood.get(key);
      if (stale && !breaker.isClosed) {
        probe(key, load);
        return { ...stale, source: "stale" };
      }
      try {
        return { value: await ask(key, load), source: "database" };
      } catch (error) {
        onFailure(error);
        const last = lastGood.get(key);
        if (last) return { ...last, source: "stale" };
        if (lastGood.size > 0) throw error;
        const standIn = sample[name as keyof StoredCatalogue] as Read;
        return { value: await standIn(...given), source: "sample" };
      }
    };
  }

  return {
    ...mapCatalogue<SourcedCatalogue>(database, cached),
    // Ten thousand products at a time would fill the memory that is there for pages; a crawler comes again.
    async listPublished(part) {
      try {
        return { value: await database.listPublished(part), source: "database" };
      } catch (error) {
        onFailure(error);
        throw error;
      }
    },
  };
}
