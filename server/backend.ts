import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { SupabaseAccess } from "#app/data/supabase-access.ts";
import { ensureOwner } from "./embedded-supabase/ensure-owner.ts";
import type { EmbeddedSupabase } from "./embedded-supabase/start-embedded-supabase.ts";
import type { Environment } from "./environment.ts";
import type { Logger } from "./logger.ts";
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

/** How long a hosted database may take before a read counts as failed, in milliseconds. */
const HOSTED_TIMEOUT = 8000;

const patientFetch: Fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(HOSTED_TIMEOUT) });

function clientsFor(url: string, keys: { publishable: string; secret: string }, fetch: Fetch) {
  const clientWith = (key: string) =>
    createClient(url, key, { auth: WITHOUT_SESSION, db: NO_RETRY, global: { fetch } });
  return { anon: clientWith(keys.publishable), server: clientWith(keys.secret) };
}

async function embeddedBackend(
  environment: Environment,
  storeUrl: string,
  logger: Logger,
): Promise<Backend> {
  // Loaded only here: a shop on a hosted database must not pay for the embedded one.
  const { startEmbeddedSupabase } = await import("./embedded-supabase/start-embedded-supabase.ts");
  const transport = openTransport(environment);
  const embedded = await startEmbeddedSupabase({
    dataDir: environment.dataDir,
    supabaseDir: "supabase",
    siteUrl: storeUrl,
    sendEmail: ({ to, subject, text, html }) =>
      transport.send({
        key: `sign-in.${randomUUID()}`,
        recipient: to,
        subject,
        text: text ?? "",
        html: html ?? "",
        createdAt: new Date().toISOString(),
      }),
    logger,
  });
  const owner = await ensureOwner(embedded, environment.admin);
  const keys = { publishable: embedded.publishableKey, secret: embedded.secretKey };
  const inProcess: Fetch = (input, init) => embedded.fetch(new Request(input, init), "127.0.0.1");
  return {
    way: "embedded",
    clients: clientsFor(storeUrl, keys, inProcess),
    browser: { url: storeUrl, publishableKey: embedded.publishableKey },
    embedded,
    owner,
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
  if (supabase.way === "none") {
    return { way: "none", clients: null, browser: null, embedded: null, owner: null, close };
  }
  const { url, publishableKey, secretKey } = supabase;
  return {
    way: "hosted",
    clients: clientsFor(url, { publishable: publishableKey, secret: secretKey }, patientFetch),
    browser: { url, publishableKey },
    embedded: null,
    owner: null,
    close,
  };
}
