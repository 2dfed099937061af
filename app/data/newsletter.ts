import { createContext } from "react-router";
import { ShopError } from "#app/domain/shop-error.ts";
import { serverErrorFrom } from "./database-error.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface Newsletter {
  /** Stores a consented address once; `invalid` when it is not an e-mail address. Throws when the database cannot be reached. */
  subscribe(email: string): Promise<"subscribed" | "invalid">;
}

/** Set by the host for each request. */
export const newsletterContext = createContext<Newsletter>();

/** Takes a Supabase client with the secret key and returns the newsletter's list behind it. */
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

/** The newsletter where there is no database: refuses in the specification's words (section 8). */
export function noNewsletter(): Newsletter {
  return {
    async subscribe() {
      throw new Error("Supabase not configured");
    },
  };
}

/** Takes a newsletter and who is told of each sign-up that failed, since the shopper hears only that it did; returns the same newsletter. */
export function reportedNewsletter(
  newsletter: Newsletter,
  onFailure: (error: unknown) => void,
): Newsletter {
  return {
    async subscribe(email) {
      try {
        return await newsletter.subscribe(email);
      } catch (error) {
        onFailure(error);
        throw error;
      }
    },
  };
}
