import { LRUCache } from "lru-cache";

/** Returns the version of the data, which each write changes; null while it is unknown. */
export type CurrentVersion = () => string | null | Promise<string | null>;

/**
 * Return a function that reads once per arguments and version and caches at most `max` values. Concurrent callers share one read (single
 * flight). Failures are not cached. Callers share values and must not change them.
 */
export function versionedCache<Args extends unknown[], Value>(
  read: (...args: Args) => Promise<Value>,
  current: CurrentVersion,
  max: number,
): (...args: Args) => Promise<Value> {
  const cache = new LRUCache<string, { value: Value }, () => Promise<Value>>({
    max,
    fetchMethod: async (_key, _stale, { context }) => ({ value: await context() }),
    // An evicted read still returns to its callers.
    ignoreFetchAbort: true,
  });
  return async (...args) => {
    // Before the read: a value may be newer than its version, but never older.
    const version = await current();
    if (version === null) return read(...args);
    const key = `${version} ${JSON.stringify(args)}`;
    return (await cache.forceFetch(key, { context: () => read(...args) })).value;
  };
}
