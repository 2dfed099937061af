import { setTimeout as delay } from "node:timers/promises";
import type { CacheSource } from "#app/route-table.ts";
import { monotonicClock } from "../monotonic-clock.ts";

/** One word for each matter, which is another word after each change of it. */
export type Versions = Record<CacheSource, string>;

export type CatalogueVersion = {
  /** Returns the version that a page asked for now is made of; null while it cannot be known. */
  current(matter: CacheSource): string | null | Promise<string | null>;
  /** Says that something was written through this process: whoever asks from now on is not told an older version. */
  touch(): void;
};

type Parts = {
  read: () => Promise<Versions>;
  /** For how many milliseconds an answer holds: so late are changes seen that other processes make. */
  holds: number;
  /** How many milliseconds a database that failed is left alone, at least; a slow one five times as long as it took. */
  rests: number;
  clock?: () => number;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  onFailure: (error: unknown) => void;
};

/** After so long without an answer a page is served by the version last known: stale while the database is busy. */
const PATIENCE_MS = 300;
/** For so long, counted from when that version was read. A database that fails at once is not waited for at all. */
const STALE_FOR_MS = 30_000;

const SLOW_FACTOR = 5;

type Known = { versions: Versions; touches: number; readAt: number };

/** Takes how the database tells its version and returns the version as this process knows it; many who ask at once share one question. */
export function createCatalogueVersion(parts: Parts): CatalogueVersion {
  const { read, holds, rests, clock = monotonicClock, wait = delay, onFailure } = parts;
  let touches = 0;
  let known: Known | null = null;
  let restsUntil = Number.NEGATIVE_INFINITY;
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
      hasFailedSlowly = failedAt - readAt >= PATIENCE_MS;
      restsUntil = failedAt + Math.max(rests, SLOW_FACTOR * (failedAt - readAt));
      onFailure(error);
      return null;
    } finally {
      if (asking?.touches === seen) asking = null;
    }
  }

  return {
    current(matter) {
      const now = clock();
      if (known && known.touches === touches && now - known.readAt < holds) {
        return known.versions[matter];
      }
      const isStale = known?.touches === touches && now - known.readAt < STALE_FOR_MS;
      const stale = isStale && known ? known.versions[matter] : null;
      if (now < restsUntil) return hasFailedSlowly ? stale : null;
      // A question put before the last write may be answered with what was before it.
      if (asking?.touches !== touches) asking = { touches, answer: ask(touches) };
      const answer = asking.answer.then(
        (versions) => versions?.[matter] ?? (hasFailedSlowly ? stale : null),
      );
      return stale === null ? answer : Promise.race([answer, wait(PATIENCE_MS).then(() => stale)]);
    },
    touch() {
      touches += 1;
    },
  };
}
