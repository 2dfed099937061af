import { BrokenCircuitError } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Sourced, SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { mapCatalogue, type Read } from "#app/data/catalogue/map-catalogue.ts";
import type { StoredCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import type { DatabaseBreaker } from "./database-breaker.ts";
import { type CurrentVersion, versionedCache } from "./versioned-cache.ts";

/** Per method: all pages of a small shop, the popular ones of a large one. */
const MAX_VALUES = 200;
/** Of all methods together. */
const MAX_LAST_GOOD = 500;
/** Where a last good value exists. A healthy database takes a tenth of it. */
const TIMEOUT_MS = 1500;

type Method = keyof StoredCatalogue;

/** Not cached: every bag is another combination. */
const UNVERSIONED: string[] = ["listByIds", "listForBag"] satisfies Method[];
/**
 * Not stored for an outage: what shoppers type and ids that anyone combines would evict what pages need. So would
 * filters with a search, and the null of URLs without a product.
 */
const WITHOUT_LAST_GOOD: string[] = [
  ...UNVERSIONED,
  ...(["searchProducts", "suggestSearch"] satisfies Method[]),
];
/** A slow database is waited for: with former requirements checkout's form may be rejected (decision 129). */
const WITHOUT_TIMEOUT: string[] = ["findCheckoutRequirements"] satisfies Method[];
const FILTERED: string[] = ["listProducts", "countChoices"] satisfies Method[];

const isStoredForOutage = (name: string, [first]: unknown[]) =>
  !WITHOUT_LAST_GOOD.includes(name) && !(FILTERED.includes(name) && (first as Filters).search);

type Parts = {
  database: StoredCatalogue;
  sample: StoredCatalogue;
  version: CurrentVersion;
  breaker: DatabaseBreaker;
  /** Called for each failed read. */
  onFailure: (error: unknown) => void;
};

/**
 * Return the cached catalogue: single flight and LRU by version, and stale-if-error. During an outage a read returns its last good value
 * (source `stale`), or rejects without one; before the first successful read of all, it returns samples (source `sample`, specification
 * section 1). While the circuit is not closed, the last good value is returned at once, and one read at a time probes the database.
 */
export function catalogueCache(parts: Parts): SourcedCatalogue {
  const { database, sample, version, breaker, onFailure } = parts;
  const lastGood = new LRUCache<string, { value: unknown }>({ max: MAX_LAST_GOOD });

  /** Stores the value also when it comes after the timeout. */
  function load(
    key: string,
    read: () => Promise<unknown>,
    { isStored = true, isTimed = true }: { isStored?: boolean; isTimed?: boolean } = {},
  ): Promise<unknown> {
    const readAndStore = async () => {
      const value = await read();
      if (value === null) lastGood.delete(key);
      else if (isStored) lastGood.set(key, { value });
      return value;
    };
    if (lastGood.has(key)) return breaker.execute(readAndStore, isTimed ? TIMEOUT_MS : undefined);
    // Without a last good value it is worth a try, even with an open circuit.
    return breaker.isClosed ? breaker.execute(readAndStore) : readAndStore();
  }

  function probe(key: string, read: () => Promise<unknown>): void {
    load(key, read).catch((error) => {
      if (!(error instanceof BrokenCircuitError)) onFailure(error);
    });
  }

  function cached(method: Read, name: string): (...args: unknown[]) => Promise<Sourced<unknown>> {
    const versioned = UNVERSIONED.includes(name)
      ? method
      : versionedCache(method, version, MAX_VALUES);
    return async (...args) => {
      const isStored = isStoredForOutage(name, args);
      const isTimed = !WITHOUT_TIMEOUT.includes(name);
      const key = JSON.stringify([name, ...args]);
      const read = () => versioned(...args);
      const stale = lastGood.get(key);
      if (stale && !breaker.isClosed) {
        probe(key, read);
        return { ...stale, source: "stale" };
      }
      try {
        return { value: await load(key, read, { isStored, isTimed }), source: "database" };
      } catch (error) {
        onFailure(error);
        const last = lastGood.get(key);
        if (last) return { ...last, source: "stale" };
        if (lastGood.size > 0) throw error;
        const sampleMethod = sample[name as keyof StoredCatalogue] as Read;
        return { value: await sampleMethod(...args), source: "sample" };
      }
    };
  }

  /** Not cached: thousands of products would fill the memory, and a crawler comes again. */
  const direct =
    <Args extends unknown[], Value>(read: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Sourced<Value>> => {
      try {
        return { value: await read(...args), source: "database" };
      } catch (error) {
        onFailure(error);
        throw error;
      }
    };

  return {
    ...mapCatalogue<SourcedCatalogue>(database, cached),
    listPublished: direct(database.listPublished),
    listForChannels: direct(database.listForChannels),
  };
}
