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

/** Returns the embedded database's endpoint. It changes with each start, so it is read for each request. */
export type DatabaseLink = () => DatabaseReady;

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

type Connection = {
  url: string;
  publishableKey: string;
  secretKey: string;
  send: DatabaseFetch;
  timeouts: Timeouts;
};

/** Connect to a database, which browsers reach at `browserUrl`. */
function connect(
  { url, publishableKey, secretKey, send, timeouts }: Connection,
  browserUrl = url,
): ShopDatabase {
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
    anon: clientWith(publishableKey, bulkheads.anon),
    visitors: clientWith(secretKey, bulkheads.visitors),
    server: clientWith(secretKey, bulkheads.server),
    browser: { url: browserUrl, publishableKey },
    deriveKey: (purpose) => derivedKey(secretKey, purpose),
  };
}

function embeddedBackend(url: string, current: DatabaseLink): Backend {
  const { publishableKey, secretKey, jwtSecret, owner } = current();
  const writes: WriteEvents = new EventEmitter();
  const send = emitWrites(
    socketFetch(() => current().socket),
    writes,
  );
  const timeouts = EMBEDDED_TIMEOUTS;
  return {
    mode: "embedded",
    database: connect({ url, publishableKey, secretKey, send, timeouts }, "/"),
    embedded: { fetch: send, jwtSecret, pid: () => current().pid },
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
  const send = emitWrites((url, init) => fetch(url, init as RequestInit), writes);
  const database =
    supabase.mode === "hosted" ? connect({ ...supabase, send, timeouts: HOSTED_TIMEOUTS }) : null;
  return { mode: supabase.mode, database, embedded: null, owner: null, writes };
}
