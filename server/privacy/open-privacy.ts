import { type PrivacyStore, supabasePrivacyStore } from "#app/data/server/privacy-store.ts";
import type { Backend } from "../database/backend.ts";
import { hashEmail } from "./hash-email.ts";

export type Privacy = {
  store: PrivacyStore;
  /** Return the keyed hash of an email address. */
  hash: (email: string) => string;
};

/** Create the services behind the privacy routes; null without a database. */
export function openPrivacy({ clients, deriveKey }: Backend): Privacy | null {
  if (!clients || !deriveKey) return null;
  const key = deriveKey("email addresses");
  return {
    store: supabasePrivacyStore(clients.server),
    hash: (email) => hashEmail(key, email),
  };
}
