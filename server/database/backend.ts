import { EventEmitter } from "node:events";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#app/data/database.types.ts";
import { failEmpty404 } from "#app/data/fail-empty-404.ts";
import type { SupabaseAccess } from "#app/data/supabase-access.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { derivedKey } from "../runtime/derived-key.ts";
import type { Environment } from "../runtime/environment.ts";
import { databaseBulkheads } from "./database-bulkheads.ts";
import type { DatabaseReady } from "./database-ready.ts";
import { emitWrites, type WriteEvents } from "./emit-writes.ts";
import { type DatabaseFetch, socketFetch } from "./socket-fetch.ts";

type SupabaseMode = Environment["supabase"]["mode"];

/** The embedded Supabase as the shop reaches it. */
type EmbeddedEndpoint = {
  /** Sends a request to it and ignores the URL's host. Rejects while the database is not running. */
  fetch: DatabaseFetch;
  /** Verifies access tokens without a request to the database. */
  jwtSecret: string;
  pid(): number;
};

/** The database as the shop reaches it. */
export type ShopDatabase = {
  anon: SupabaseClient;
  /** Has the secret key, for calls that any visitor can multiply. */
  visitors: SupabaseClient;
  server: SupabaseClient;
  /** A browser's access to Supabase. */
  browser: SupabaseAccess;
  /** Derives a key for one purpose, the same on every server of this database. */
  deriveKey: (purpose: string) => Buffer;
};

/** The database service behind the shop, in each of its three modes. */
export type Backend = {
  mode: SupabaseMode;
  /** Null where the shop has only its samples. */
  database: ShopDatabase | null;
  /** Null unless the database is the embedded one. */
  embedded: EmbeddedEndpoint | null;
  /** The owner's sign-in, with the password only if this start generated it; null unless the database is the embedded one. */
  owner: DatabaseReady["owner"] | null;
  /** Of every write through this process. */
  writes: WriteEvents;
};

/** The embedded database's endpoint. It changes with each start, so `current` is read for each request. */
export type DatabaseLink = { readonly current: DatabaseReady };

const WITHOUT_SESSION = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
};

/** By default the client retries a failed read for seven seconds. Shoppers get the last good catalogue sooner. */
const NO_RETRY = { retry: false };

type Timeouts = { anon: number; server: number };

/**
 * Timeouts of a call in milliseconds. They are shorter for pages, which have cached data to show. The embedded database runs one call at
 * a time, so each waits for those before it.
 */
const HOSTED_TIMEOUTS: Timeouts = { anon: 3000, server: 8000 };
const EMBEDDED_TIMEOUTS: Timeouts = { anon: 10_000, server: 20_000 };

type Keys = { publishable: string; secret: string };

function clientsFor(url: string, keys: Keys, send: DatabaseFetch, timeouts: Timeouts) {
  const fetchWithin =
    (timeout: number): typeof fetch =>
    (input, { method, headers, body, signal } = {}) =>
      send(input instanceof Request ? input.url : String(input), {
        method,
        headers,
        body,
        signal: signal ?? AbortSignal.timeout(timeout),
      });
  const clientWith = (key: string, fetch: typeof globalThis.fetch) =>
    createClient<Database>(url, key, {
      auth: WITHOUT_SESSION,
      db: NO_RETRY,
      global: { fetch: failEmpty404(fetch) },
    });
  const bulkheads = databaseBulkheads(
    { anon: fetchWithin(timeouts.anon), server: fetchWithin(timeouts.server) },
    timeouts,
  );
  return {
    anon: clientWith(keys.publishable, bulkheads.anon),
    visitors: clientWith(keys.secret, bulkheads.visitors),
    server: clientWith(keys.secret, bulkheads.server),
  };
}

function embeddedBackend(storeUrl: string, link: DatabaseLink): Backend {
  const { publishableKey, secretKey, jwtSecret, owner } = link.current;
  const writes: WriteEvents = new EventEmitter();
  const send = emitWrites(
    socketFetch(() => link.current.socket),
    writes,
  );
  const keys = { publishable: publishableKey, secret: secretKey };
  return {
    mode: "embedded",
    database: {
      ...clientsFor(storeUrl, keys, send, EMBEDDED_TIMEOUTS),
      browser: { url: "/", publishableKey },
      deriveKey: (purpose) => derivedKey(secretKey, purpose),
    },
    embedded: { fetch: send, jwtSecret, pid: () => link.current.pid },
    owner,
    writes,
  };
}

/** Return the database service of the configured mode. `openDatabase` is called only for the embedded one. */
export async function openBackend(
  { supabase }: Pick<Environment, "supabase">,
  storeUrl: string,
  openDatabase: () => Promise<DatabaseLink>,
): Promise<Backend> {
  if (supabase.mode === "embedded") return embeddedBackend(storeUrl, await openDatabase());
  const writes: WriteEvents = new EventEmitter();
  if (supabase.mode === "none") {
    return { mode: "none", database: null, embedded: null, owner: null, writes };
  }
  const { url, publishableKey, secretKey } = supabase;
  const send = emitWrites((url, init) => fetch(url, init as RequestInit), writes);
  const keys = { publishable: publishableKey, secret: secretKey };
  return {
    mode: "hosted",
    database: {
      ...clientsFor(url, keys, send, HOSTED_TIMEOUTS),
      browser: { url, publishableKey },
      deriveKey: (purpose) => derivedKey(secretKey, purpose),
    },
    embedded: null,
    owner: null,
    writes,
  };
}
