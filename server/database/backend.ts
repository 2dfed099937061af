import { createClient } from "@supabase/supabase-js";
import type { Database } from "#app/data/database.types.ts";
import type { SupabaseAccess } from "#app/data/supabase-access.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { derivedKey } from "../runtime/derived-key.ts";
import type { Environment } from "../runtime/environment.ts";
import { databaseLanes } from "./database-lanes.ts";
import type { DatabaseReady } from "./database-ready.ts";
import { createDatabaseWrites, type DatabaseWrites, ringOnWrites } from "./database-writes.ts";
import { type DatabaseFetch, socketFetch } from "./socket-fetch.ts";

export type SupabaseMode = Environment["supabase"]["mode"];

/** The embedded Supabase as the shop reaches it. */
export type EmbeddedEndpoint = {
  /** Sends a request to it, whatever host its URL names. Rejects while the database is not running. */
  fetch: DatabaseFetch;
  /** Verifies access tokens without asking the database. */
  jwtSecret: string;
  /** Its process. */
  pid(): number;
};

/** The database service behind the shop, whichever of the three ways it runs. */
export type Backend = {
  mode: SupabaseMode;
  /** Null where there is no database. */
  clients: { anon: SupabaseClient; server: SupabaseClient } | null;
  /** What a browser needs to speak to Supabase itself. */
  browser: SupabaseAccess | null;
  /** Null unless the database is the embedded one. */
  embedded: EmbeddedEndpoint | null;
  /** How the owner signs in, where this start decides it; the password only when it was made now. */
  owner: DatabaseReady["owner"] | null;
  /** A key that every server of this database derives alike, for one purpose; null where there is no database. */
  deriveKey: ((purpose: string) => Buffer) | null;
  /** Rings for every write that passes through this process. */
  writes: DatabaseWrites;
};

/** Where the embedded database answers. It is another place after each of its starts, so `current` is read for each request. */
export type DatabaseLink = { readonly current: DatabaseReady };

const WITHOUT_SESSION = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
};

/** By itself the client repeats a failed read for seven seconds; shoppers get the last good catalogue sooner. */
const NO_RETRY = { retry: false };

type Timeouts = { anon: number; server: number };

/**
 * How long a database may take before a call counts as failed, in milliseconds: what a page reads has stand-ins, what moves money
 * has none. The embedded one computes everything in turn, so a call waits for those before it.
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
    createClient<Database>(url, key, { auth: WITHOUT_SESSION, db: NO_RETRY, global: { fetch } });
  const lanes = databaseLanes(
    { anon: fetchWithin(timeouts.anon), server: fetchWithin(timeouts.server) },
    timeouts,
  );
  return {
    anon: clientWith(keys.publishable, lanes.anon),
    server: clientWith(keys.secret, lanes.server),
  };
}

function embeddedBackend(storeUrl: string, link: DatabaseLink): Backend {
  const { publishableKey, secretKey, jwtSecret, owner } = link.current;
  const writes = createDatabaseWrites();
  const send = ringOnWrites(
    socketFetch(() => link.current.socket),
    writes,
  );
  const keys = { publishable: publishableKey, secret: secretKey };
  return {
    mode: "embedded",
    clients: clientsFor(storeUrl, keys, send, EMBEDDED_TIMEOUTS),
    browser: { url: "/", publishableKey },
    embedded: { fetch: send, jwtSecret, pid: () => link.current.pid },
    owner,
    deriveKey: (purpose) => derivedKey(secretKey, purpose),
    writes,
  };
}

/**
 * Takes the settings, the shop's own URL and, for the embedded database, where it answers; returns the database service to run on
 * (design: three ways to run).
 */
export async function openBackend(
  { supabase }: Pick<Environment, "supabase">,
  storeUrl: string,
  openDatabase: () => Promise<DatabaseLink>,
): Promise<Backend> {
  if (supabase.mode === "embedded") return embeddedBackend(storeUrl, await openDatabase());
  const writes = createDatabaseWrites();
  if (supabase.mode === "none") {
    return {
      mode: "none",
      clients: null,
      browser: null,
      embedded: null,
      owner: null,
      deriveKey: null,
      writes,
    };
  }
  const { url, publishableKey, secretKey } = supabase;
  const send = ringOnWrites((url, init) => fetch(url, init as RequestInit), writes);
  const keys = { publishable: publishableKey, secret: secretKey };
  return {
    mode: "hosted",
    clients: clientsFor(url, keys, send, HOSTED_TIMEOUTS),
    browser: { url, publishableKey },
    embedded: null,
    owner: null,
    deriveKey: (purpose) => derivedKey(secretKey, purpose),
    writes,
  };
}
