import { z } from "zod";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { adminSessionStorage } from "./admin/session-storage.ts";
import type { Database } from "./database.types.ts";
import { failEmpty404 } from "./fail-empty-404.ts";
import type { SupabaseClient } from "./supabase-client.ts";

/** Responds with the URL and key of Supabase. */
const ACCESS_PATH = "/admin/access";

const AccessSchema = z
  .object({
    url: z.string().transform((url) => new URL(url, window.location.origin).href),
    publishableKey: z.string().min(1),
  })
  .nullable();

async function readAccess() {
  const response = await fetch(ACCESS_PATH).catch(() => null);
  if (!response?.ok) throw new ShopError("UNAVAILABLE", "The shop does not answer.");
  const access = AccessSchema.parse(await response.json());
  if (!access) throw new ShopError("NOT_CONFIGURED", "Supabase not configured");
  return access;
}

async function open(): Promise<SupabaseClient> {
  const [access, { createClient }] = await Promise.all([
    readAccess(),
    // A dynamic import, so that no shopper's page loads it.
    import("@supabase/supabase-js"),
  ]);
  return createClient<Database>(access.url, access.publishableKey, {
    global: { fetch: failEmpty404((input, init) => fetch(input, init)) },
    auth: {
      storage: adminSessionStorage,
      storageKey: "gemma-luce-admin",
      persistSession: true,
      autoRefreshToken: true,
      // Reset links are often opened on another device, where PKCE has no verifier.
      flowType: "implicit",
      detectSessionInUrl: true,
    },
  });
}

let opened: Promise<SupabaseClient> | null = null;

/**
 * Return the page's Supabase client, with the public key and the rights of the signed-in person. Throws a ShopError
 * `UNAVAILABLE` or `NOT_CONFIGURED`; the next call tries again.
 */
export function browserClient(): Promise<SupabaseClient> {
  opened ??= open().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}
