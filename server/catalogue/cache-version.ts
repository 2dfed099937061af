import type { CacheSource } from "#app/route-entry.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";

/** `catalogue` changes with products and taxonomy, `stock` also with free stock, holds included. */
export type Versions = Record<CacheSource, string>;

export type CacheVersion = {
  /** Returns the current version; null while it is unknown. */
  current(source: CacheSource): string | null | Promise<string | null>;
  /** Invalidates older versions after a write of this process. */
  invalidate(): void;
};

type Parts = {
  read: () => Promise<Versions>;
  onFailure: (error: unknown) => void;
};

/** The maximum delay of changes by other servers, or by staff in a hosted project. */
const POLL_INTERVAL_MS = 500;
/** Minimum after a failed read; after a slow one, five times its duration. */
const RETRY_INTERVAL_MS = 2000;
/** After this time the last known version is returned (stale-while-revalidate). */
const TIMEOUT_MS = 300;
/** After a write, which readers expect to see. */
const TIMEOUT_AFTER_WRITE_MS = 800;
/** Maximum age of a stale version. */
const STALE_WHILE_REVALIDATE_MS = 30_000;

const SLOW_FACTOR = 5;

type Known = { versions: Versions; invalidations: number; readAt: number };

/** Return the version as known to this process. Concurrent callers share one read. */
export function createCacheVersion({ read, onFailure }: Parts): CacheVersion {
  let invalidations = 0;
  let known: Known | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  let hasFailedSlowly = false;
  let reading: { invalidations: number; versions: Promise<Versions | null> } | null = null;

  async function load(seen: number): Promise<Versions | null> {
    const readAt = monotonicClock();
    try {
      const versions = await read();
      // A result overtaken by a later one is older than the known one.
      if (!known || known.invalidations <= seen) known = { versions, invalidations: seen, readAt };
      return versions;
    } catch (error) {
      const failedAt = monotonicClock();
      hasFailedSlowly = failedAt - readAt >= TIMEOUT_MS;
      retryAt = failedAt + Math.max(RETRY_INTERVAL_MS, SLOW_FACTOR * (failedAt - readAt));
      onFailure(error);
      return null;
    } finally {
      if (reading?.invalidations === seen) reading = null;
    }
  }

  return {
    current(source) {
      const now = monotonicClock();
      if (known && known.invalidations === invalidations && now - known.readAt < POLL_INTERVAL_MS) {
        return known.versions[source];
      }
      const isStale = known !== null && now - known.readAt < STALE_WHILE_REVALIDATE_MS;
      const stale = isStale && known ? known.versions[source] : null;
      const timeout = known?.invalidations === invalidations ? TIMEOUT_MS : TIMEOUT_AFTER_WRITE_MS;
      if (now < retryAt) return hasFailedSlowly ? stale : null;
      // A read started before the last write may return the version before it.
      if (reading?.invalidations !== invalidations)
        reading = { invalidations, versions: load(invalidations) };
      const answer = reading.versions.then(
        (versions) => versions?.[source] ?? (hasFailedSlowly ? stale : null),
      );
      if (stale === null) return answer;
      const late = new Promise<string>((resolve) => setTimeout(resolve, timeout, stale));
      return Promise.race([answer, late]);
    },
    invalidate() {
      invalidations += 1;
    },
  };
}
