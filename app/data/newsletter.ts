import { createContext } from "react-router";
import { ShopError } from "#app/domain/shop-error.ts";
import { callDatabase } from "./call-database.ts";
import { notConfigured } from "./not-configured.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export type Newsletter = ReturnType<typeof supabaseNewsletter>;

/** Set by the host for each request. */
export const newsletterContext = createContext<Newsletter>();

/** Return the newsletter in the database. `client` has the secret key. */
export function supabaseNewsletter(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Store a consented address once; `invalid` if it is not an email address. Throws if the database cannot be reached. */
    async subscribe(email: string): Promise<"subscribed" | "invalid"> {
      try {
        await call("subscribe", { email, consent: true });
        return "subscribed";
      } catch (error) {
        if (error instanceof ShopError) return "invalid";
        throw error;
      }
    },
  };
}

/** The newsletter without a database. */
export const noNewsletter = (): Newsletter => ({ subscribe: notConfigured });
