import { EventEmitter } from "node:events";
import type { DatabaseFetch } from "./socket-fetch.ts";

/** Rings once for each request that may have changed the database, when it has been answered. */
export type DatabaseWrites = EventEmitter<{ write: [] }>;

/** A function that changes nothing of the shop is called by POST as well; the shop's own say so by their names. */
const READING_FUNCTION =
  /\/rest\/v1\/rpc\/(?:list_\w+|find_\w+|catalogue_version|shop_figures|\w+_rate_limit)$/;

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];

function mayWrite(method: string, url: string): boolean {
  if (READING_METHODS.includes(method)) return false;
  const { pathname } = new URL(url);
  return pathname.startsWith("/rest/v1/") && !READING_FUNCTION.test(pathname);
}

/** Returns the bell that whoever speaks to the database rings. */
export function createDatabaseWrites(): DatabaseWrites {
  return new EventEmitter();
}

/**
 * Takes a fetch that reaches Supabase's REST interface, and the bell; returns the fetch with each write ringing it before its
 * caller hears the answer. One that failed may have written all the same.
 */
export function ringOnWrites(fetch: DatabaseFetch, writes: DatabaseWrites): DatabaseFetch {
  return async (url, init) => {
    if (!mayWrite(init.method ?? "GET", url)) return fetch(url, init);
    try {
      return await fetch(url, init);
    } finally {
      writes.emit("write");
    }
  };
}
