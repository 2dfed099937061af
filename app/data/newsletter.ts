import { z } from "zod";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Language } from "#app/domain/text/language.ts";
import { callDatabase } from "./call-database.ts";
import { notConfigured } from "./not-configured.ts";
import type { SupabaseClient } from "./supabase-client.ts";

const IdSchema = z.uuid();

export type Newsletter = ReturnType<typeof supabaseNewsletter>;

/** Return the newsletter in the database. `client` has the secret key. */
export function supabaseNewsletter(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Store a consented address once and ask its owner by email, in `language`, to confirm it; `invalid` if it is not an email
     * address. Throws if the database cannot be reached.
     */
    async subscribe(email: string, language: Language): Promise<"subscribed" | "invalid"> {
      try {
        await call("subscribe", { email, consent: true, language });
        return "subscribed";
      } catch (error) {
        if (error instanceof ShopError) return "invalid";
        throw error;
      }
    },
    /** Confirm the address whose email named this id. Return false for an unknown id, also of an address that was removed. */
    async confirm(id: string): Promise<boolean> {
      if (!IdSchema.safeParse(id).success) return false;
      return call("confirm_subscription", { id }, z.boolean());
    },
    /** Remove the address whose email named this id; nothing for an unknown one. */
    async leave(id: string) {
      if (IdSchema.safeParse(id).success) await call("leave_newsletter", { id });
    },
  };
}

/** The newsletter without a database. */
export const noNewsletter = (): Newsletter => ({
  subscribe: notConfigured,
  confirm: notConfigured,
  leave: notConfigured,
});
