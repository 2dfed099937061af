import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { inject } from "vitest";
import type { Database } from "#app/data/database.types.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { startEmbeddedSupabase } from "#server/database/embedded/start-embedded-supabase.ts";
import { TEST_ORIGIN as ORIGIN, signInUsers } from "./sign-in-users.ts";
import { silentLogger } from "./silent-logger.ts";

export const ROLES = ["anon", "stranger", "staff", "server"] as const;

/** A visitor, a signed-in user who is not staff, a member of staff, or the shop's server. */
export type Role = (typeof ROLES)[number];

export type RestResponse<Body = unknown> = { status: number; body: Body };

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

type DatabaseOptions = Pick<Parameters<typeof startEmbeddedSupabase>[0], "openDatabase">;

/**
 * Start an embedded Supabase with signed-in users in a temporary folder, which `close` deletes. `openDatabase` opens
 * another database than PGlite.
 */
export async function openTestShop(options: DatabaseOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  cpSync(inject("templateDir"), dataDir, { recursive: true });
  const supabase = await startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: ORIGIN,
    logger: silentLogger,
    ...options,
  });
  const { userIds, tokens } = options.openDatabase
    ? await signInUsers(supabase)
    : inject("templateUsers");
  const keys: Record<Role, Record<string, string>> = {
    anon: { apikey: supabase.publishableKey },
    stranger: { apikey: supabase.publishableKey, authorization: `Bearer ${tokens.stranger}` },
    staff: { apikey: supabase.publishableKey, authorization: `Bearer ${tokens.staff}` },
    server: { apikey: supabase.secretKey },
  };

  /** Return the application's client for a role, without a network. */
  function clientAs(role: Role): SupabaseClient {
    const { apikey = "", authorization } = keys[role];
    return createClient<Database>(ORIGIN, apikey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        headers: authorization ? { authorization } : {},
        fetch: (input, init) => supabase.fetch(new Request(input, init)),
      },
    });
  }

  /** Send a REST request, such as `call("anon", "GET", "products?select=id")`. */
  async function call<Body = unknown>(
    role: Role,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<RestResponse<Body>> {
    const request = new Request(`${ORIGIN}/rest/v1/${path}`, {
      method,
      headers: {
        ...keys[role],
        "content-type": "application/json",
        ...(method === "GET" ? {} : { prefer: "return=representation" }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await supabase.fetch(request);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
  }

  return {
    supabase,
    dataDir,
    sql: supabase.sql,
    userIds,
    keys,
    clientAs,
    call,
    /** Call a database function. Text is sent as it is, also if it is not valid JSON. */
    rpc: <Body = unknown>(role: Role, name: string, parameters: object | string) =>
      call<Body>(role, "POST", `rpc/${name}`, parameters),
    async close() {
      await supabase.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
