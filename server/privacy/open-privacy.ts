import { type PrivacyStore, supabasePrivacyStore } from "#app/data/server/privacy-store.ts";
import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import type { Backend } from "../database/backend.ts";
import { hashEmail } from "./hash-email.ts";

export type Privacy = {
  store: PrivacyStore;
  staff: StaffGate;
  /** Takes an address and returns its keyed hash. */
  hash: (email: string) => string;
};

/** Takes the database service and returns what answers requests about personal data; null where there is no database. */
export function openPrivacy({ clients, deriveKey }: Backend): Privacy | null {
  if (!clients || !deriveKey) return null;
  const key = deriveKey("e-mail addresses");
  return {
    store: supabasePrivacyStore(clients.server),
    staff: supabaseStaffGate(clients.server),
    hash: (email) => hashEmail(key, email),
  };
}
