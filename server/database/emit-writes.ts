import type { EventEmitter } from "node:events";
import type { DatabaseFetch } from "./socket-fetch.ts";

/** Emits `write` after each request that may have changed the database, before its caller has the response. */
export type WriteEvents = EventEmitter<{ write: [] }>;

/** Functions that only read, although they are called by POST. */
const READING_FUNCTION =
  /\/rest\/v1\/rpc\/(?:list_\w+|find_\w+|count_\w+|cache_version|shop_figures|\w+_rate_limit)$/;

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];

function mayWrite(method: string, url: string): boolean {
  if (READING_METHODS.includes(method)) return false;
  const { pathname } = new URL(url);
  return pathname.startsWith("/rest/v1/") && !READING_FUNCTION.test(pathname);
}

/** Return the fetch with an event after each write to Supabase's REST API. One that fails may have written all the same. */
export function emitWrites(fetch: DatabaseFetch, writes: WriteEvents): DatabaseFetch {
  return async (url, init) => {
    if (!mayWrite(init.method ?? "GET", url)) return fetch(url, init);
    try {
      return await fetch(url, init);
    } finally {
      writes.emit("write");
    }
  };
}
