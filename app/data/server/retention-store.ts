import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const CountSchema = z.int().min(0);

/**
 * What the retention worker deletes. Each method is one database transaction and may be repeated, also by several
 * servers at once.
 */
export interface RetentionStore {
  /**
   * Erase the personal data of up to `maxCount` checkouts that ended without an order more than `keepDays` ago; return
   * how many.
   */
  eraseUnsettledCheckouts(keepDays: number, maxCount: number): Promise<number>;
  /** Delete up to `maxCount` emails sent more than `keepDays` ago; return how many. */
  deleteSentMails(keepDays: number, maxCount: number): Promise<number>;
  /** Delete up to `maxCount` proofs of payment of decided orders, sent more than `keepDays` ago; return how many. */
  deleteOldProofs(keepDays: number, maxCount: number): Promise<number>;
  /** Delete up to `maxCount` requests for stock told more than `keepDays` ago, or waiting in vain; return how many. */
  deleteStockRequests(keepDays: number, maxCount: number): Promise<number>;
  /** Delete up to `maxCount` invitations to review sent more than `keepDays` ago, at least 180; return how many. */
  deleteReviewInvitations(keepDays: number, maxCount: number): Promise<number>;
}

/** Return the retention functions of the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseRetentionStore(client: SupabaseClient): RetentionStore {
  const call = callDatabase(client);
  const count = async (
    name:
      | "erase_unsettled_checkouts"
      | "delete_sent_mails"
      | "delete_old_proofs"
      | "delete_stock_requests"
      | "delete_review_invitations",
    keepDays: number,
    maxCount: number,
  ) => CountSchema.parse(await call(name, { keep_days: keepDays, max_count: maxCount }));
  return {
    eraseUnsettledCheckouts: (keepDays, maxCount) =>
      count("erase_unsettled_checkouts", keepDays, maxCount),
    deleteSentMails: (keepDays, maxCount) => count("delete_sent_mails", keepDays, maxCount),
    deleteOldProofs: (keepDays, maxCount) => count("delete_old_proofs", keepDays, maxCount),
    deleteStockRequests: (keepDays, maxCount) => count("delete_stock_requests", keepDays, maxCount),
    deleteReviewInvitations: (keepDays, maxCount) =>
      count("delete_review_invitations", keepDays, maxCount),
  };
}
