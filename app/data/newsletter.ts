import { createContext } from "react-router";
import { ShopError } from "#app/domain/shop-error.ts";
import { serverErrorFrom } from "./database-error.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface Newsletter {
  /** Store a consented address once; `invalid` if it is not an email address. Throws if the database cannot be reached. */
  subscribe(email: string): Promise<"subscribed" | "invalid">;
}

/** Set by the host for each request. */
export const newsletterContext = createContext<Newsletter>();

/** Return the newsletter in the database. `client` has the secret key. */
export function supabaseNewsletter(client: SupabaseClient): Newsletter {
  return {
    async subscribe(email) {
      const { error } = await client.rpc("subscribe", { email, consent: true });
      if (!error) return "subscribed";
      const failure = serverErrorFrom("subscribe", error);
      if (failure instanceof ShopError) return "invalid";
      throw failure;
    },
  };
}

/** The newsletter without a database. Its error has the specification's text (section 8). */
export function noNewsletter(): Newsletter {
  return {
    async subscribe() {
      throw new Error("Supabase not configured");
    },
  };
}
