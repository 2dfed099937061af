import { LRUCache } from "lru-cache";

/** Returns the version of what is read, which each write changes; null while it is unknown. */
export type CurrentVersion = () => string | null | Promise<string | null>;

/**
 * Takes a reading function, the version of what it reads and how many values to cache. Returns the function that reads once per
 * arguments and version: concurrent callers share one read (single flight), and a failure is not cached. Callers share the
 * value: do not change it.
 */
export function versionedCache<Given extends unknown[], Value>(
  read: (...given: Given) => Promise<Value>,
  current: CurrentVersion,
  max: number,
): (...given: Given) => Promise<Value> {
  const cache = new LRUCache<string, { value: Value }, () => Promise<Value>>({
    max,
    fetchMethod: async (_key, _stale, { context }) => ({ value: await context() }),
    // A read that is evicted under way still answers its callers.
    ignoreFetchAbort: true,
  });
  return async (...given) => {
    // Taken before the read: a value may be newer than its version, and never older.
    const version = await current();
    if (version === null) return read(...given);
    const key = `${version} ${JSON.stringify(given)}`;
    return (await cache.forceFetch(key, { context: () => read(...given) })).value;
  };
}
