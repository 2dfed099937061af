import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** The database function that removes each kind of row. */
const REMOVALS = {
  /** The personal data of checkouts that ended without a paid order, and of that order. */
  checkouts: "erase_unsettled_checkouts",
  /** Emails that were sent or given up. */
  mails: "delete_old_mails",
  /** Proofs of payment of decided orders. */
  proofs: "delete_old_proofs",
  /** Requests for stock that were answered, or wait in vain. */
  stockRequests: "delete_stock_requests",
  /** Addresses for the newsletter that were not confirmed. */
  subscribers: "delete_unconfirmed_subscribers",
  /** Sent invitations to review; at least 180 days old. */
  reviewInvitations: "delete_review_invitations",
} as const;

/**
 * What the retention worker deletes. Each method is one database transaction and may be repeated, also by several
 * servers at once.
 */
export type RetentionStore = ReturnType<typeof supabaseRetentionStore>;

/** Return the retention functions of the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseRetentionStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Remove up to `maxCount` rows of a kind that are older than `keepDays`; return how many. */
    remove: (kind: keyof typeof REMOVALS, keepDays: number, maxCount: number) =>
      call(REMOVALS[kind], { keepDays, maxCount }, z.int().min(0)),
  };
}
