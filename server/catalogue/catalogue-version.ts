import { setTimeout as delay } from "node:timers/promises";
import type { CacheSource } from "#app/route-table.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";

/** `catalogue` changes with products and taxonomy, `stock` with free stock, holds included, as well. */
export type Versions = Record<CacheSource, string>;

export type CatalogueVersion = {
  /** Returns the version that a page asked for now is made of; null while it cannot be known. */
  current(source: CacheSource): string | null | Promise<string | null>;
  /** Tells that something was written through this process: from now on no older version is returned. */
  touch(): void;
};

type Parts = {
  read: () => Promise<Versions>;
  /** Milliseconds between two reads: so late are changes seen that other processes make. */
  pollInterval: number;
  /** Milliseconds between a failed read and the next, at least; five times as long as a slow failure took. */
  retryInterval: number;
  clock?: () => number;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  onFailure: (error: unknown) => void;
};

/** After so long without an answer the version last known stands in (stale-while-revalidate). */
const TIMEOUT_MS = 300;
/** The same after a write, which readers expect to see: as long as a page may take. */
const TIMEOUT_AFTER_WRITE_MS = 800;
/** For so long after it was read. A database that fails at once is not waited for at all. */
const STALE_WHILE_REVALIDATE_MS = 30_000;

const SLOW_FACTOR = 5;

type Known = { versions: Versions; touches: number; readAt: number };

/** Takes how the version is read and returns the version as this process knows it; concurrent callers share one read. */
export function createCatalogueVersion(parts: Parts): CatalogueVersion {
  const {
    read,
    pollInterval,
    retryInterval,
    clock = monotonicClock,
    wait = delay,
    onFailure,
  } = parts;
  let touches = 0;
  let known: Known | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  let hasFailedSlowly = false;
  let asking: { touches: number; answer: Promise<Versions | null> } | null = null;

  async function ask(seen: number): Promise<Versions | null> {
    const readAt = clock();
    try {
      const versions = await read();
      // An answer overtaken by a later one is older than what is known.
      if (!known || known.touches <= seen) known = { versions, touches: seen, readAt };
      return versions;
    } catch (error) {
      const failedAt = clock();
      hasFailedSlowly = failedAt - readAt >= TIMEOUT_MS;
      retryAt = failedAt + Math.max(retryInterval, SLOW_FACTOR * (failedAt - readAt));
      onFailure(error);
      return null;
    } finally {
      if (asking?.touches === seen) asking = null;
    }
  }

  return {
    current(source) {
      const now = clock();
      if (known && known.touches === touches && now - known.readAt < pollInterval) {
        return known.versions[source];
      }
      const isStale = known !== null && now - known.readAt < STALE_WHILE_REVALIDATE_MS;
      const stale = isStale && known ? known.versions[source] : null;
      const timeout = known?.touches === touches ? TIMEOUT_MS : TIMEOUT_AFTER_WRITE_MS;
      if (now < retryAt) return hasFailedSlowly ? stale : null;
      // A question put before the last write may be answered with what was before it.
      if (asking?.touches !== touches) asking = { touches, answer: ask(touches) };
      const answer = asking.answer.then(
        (versions) => versions?.[source] ?? (hasFailedSlowly ? stale : null),
      );
      return stale === null ? answer : Promise.race([answer, wait(timeout).then(() => stale)]);
    },
    touch() {
      touches += 1;
    },
  };
}
