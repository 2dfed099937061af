import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { SupabaseAccess } from "#app/data/supabase-access.ts";
import { databaseLanes } from "./database-lanes.ts";
import { createDatabaseWrites, type DatabaseWrites, ringOnWrites } from "./database-writes.ts";
import { derivedKey } from "./derived-key.ts";
import { ensureOwner } from "./embedded-supabase/ensure-owner.ts";
import type { EmbeddedSupabase } from "./embedded-supabase/start-embedded-supabase.ts";
import type { Environment } from "./environment.ts";
import type { Logger } from "./logger.ts";
import { composeSignInMail } from "./mail/compose-sign-in-mail.ts";
import { openTransport } from "./mail/open-transport.ts";

export type Way = Environment["supabase"]["way"];

/** The database service behind the shop, whichever of the three ways it runs. */
export type Backend = {
  way: Way;
  /** Null where there is no database. */
  clients: { anon: SupabaseClient; server: SupabaseClient } | null;
  /** What a browser needs to speak to Supabase itself. */
  browser: SupabaseAccess | null;
  embedded: EmbeddedSupabase | null;
  /** How the owner signs in, where this start decides it; the password only when it was made now. */
  owner: { username: string; password: string | null } | null;
  /** A key that every server of this database derives alike, for one purpose; null where there is no database. */
  deriveKey: ((purpose: string) => Buffer) | null;
  /** Rings for every write that passes through this process. */
  writes: DatabaseWrites;
  close(): Promise<void>;
};

const WITHOUT_SESSION = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
};

/** By itself the client repeats a failed read for seven seconds; shoppers get the last good catalogue sooner. */
const NO_RETRY = { retry: false };

type Fetch = typeof fetch;

/**
 * How long a hosted database may take before a call counts as failed, in milliseconds: what a page reads has stand-ins, what
 * moves money has none.
 */
const HOSTED_TIMEOUTS = { anon: 3000, server: 8000 } as const;

type Keys = { publishable: string; secret: string };

function clientsFor(url: string, keys: Keys, fetchWithin: (milliseconds: number) => Fetch) {
  const clientWith = (key: string, fetch: Fetch) =>
    createClient(url, key, { auth: WITHOUT_SESSION, db: NO_RETRY, global: { fetch } });
  const { anon, server } = HOSTED_TIMEOUTS;
  const lanes = databaseLanes(
    { anon: fetchWithin(anon), server: fetchWithin(server) },
    HOSTED_TIMEOUTS,
  );
  return {
    anon: clientWith(keys.publishable, lanes.anon),
    server: clientWith(keys.secret, lanes.server),
  };
}

/** Gives up after so many milliseconds, and rings for what it writes. */
function hostedFetch(writes: DatabaseWrites): (milliseconds: number) => Fetch {
  return (milliseconds) => {
    // The signal goes to `fetch` itself: a Request holds the one it was made with so weakly that the collector cuts it off.
    const answer = ringOnWrites(
      (request: Request, signal: AbortSignal) => fetch(request, { signal }),
      writes,
    );
    return (input, { signal, ...init } = {}) =>
      answer(new Request(input, init), signal ?? AbortSignal.timeout(milliseconds));
  };
}

async function embeddedBackend(
  environment: Environment,
  storeUrl: string,
  logger: Logger,
): Promise<Backend> {
  // Loaded only here: a shop on a hosted database must not pay for the embedded one.
  const { startEmbeddedSupabase } = await import("./embedded-supabase/start-embedded-supabase.ts");
  const transport = openTransport(environment);
  const writes = createDatabaseWrites();
  const opened = await startEmbeddedSupabase({
    dataDir: environment.dataDir,
    supabaseDir: "supabase",
    siteUrl: storeUrl,
    sendEmail: (mail, language) =>
      transport.send({
        ...composeSignInMail(mail, language),
        key: `sign-in.${randomUUID()}`,
        recipient: mail.to,
        createdAt: new Date().toISOString(),
      }),
    logger,
  });
  const owner = await ensureOwner(opened, environment.admin);
  const embedded = { ...opened, fetch: ringOnWrites(opened.fetch, writes) };
  const keys = { publishable: embedded.publishableKey, secret: embedded.secretKey };
  const inProcess: Fetch = (input, init) => embedded.fetch(new Request(input, init), "127.0.0.1");
  return {
    way: "embedded",
    clients: clientsFor(storeUrl, keys, () => inProcess),
    browser: { url: "/", publishableKey: embedded.publishableKey },
    embedded,
    owner,
    deriveKey: (purpose) => derivedKey(embedded.secretKey, purpose),
    writes,
    async close() {
      await embedded.close();
      transport.close();
    },
  };
}

/**
 * Takes the settings and the shop's own address, and returns the database service to run on (design: three ways to run).
 * Throws a StartupError when the embedded database cannot be opened.
 */
export async function openBackend(
  environment: Environment,
  storeUrl: string,
  logger: Logger,
): Promise<Backend> {
  const { supabase } = environment;
  if (supabase.way === "embedded") return embeddedBackend(environment, storeUrl, logger);
  const close = async () => {};
  const writes = createDatabaseWrites();
  if (supabase.way === "none") {
    return {
      way: "none",
      clients: null,
      browser: null,
      embedded: null,
      owner: null,
      deriveKey: null,
      writes,
      close,
    };
  }
  const { url, publishableKey, secretKey } = supabase;
  return {
    way: "hosted",
    clients: clientsFor(
      url,
      { publishable: publishableKey, secret: secretKey },
      hostedFetch(writes),
    ),
    browser: { url, publishableKey },
    embedded: null,
    owner: null,
    deriveKey: (purpose) => derivedKey(secretKey, purpose),
    writes,
    close,
  };
}
