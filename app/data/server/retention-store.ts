import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const CountSchema = z.int().min(0);

/** What the retention worker removes. Each method is one database transaction, may run twice and on several servers at once. */
export interface RetentionStore {
  /** Removes the personal data of up to `maxCount` checkouts that came to nothing more than `keepDays` ago; returns how many. */
  eraseUnsettledCheckouts(keepDays: number, maxCount: number): Promise<number>;
  /** Deletes up to `maxCount` e-mails that were sent more than `keepDays` ago; returns how many. */
  deleteSentMails(keepDays: number, maxCount: number): Promise<number>;
}

/** Takes a Supabase client with the secret key and returns the store behind it. Its methods throw when the database cannot be reached. */
export function supabaseRetentionStore(client: SupabaseClient): RetentionStore {
  const call = callDatabase(client);
  const count = async (
    name: "erase_unsettled_checkouts" | "delete_sent_mails",
    keepDays: number,
    maxCount: number,
  ) => CountSchema.parse(await call(name, { keep_days: keepDays, max_count: maxCount }));
  return {
    eraseUnsettledCheckouts: (keepDays, maxCount) =>
      count("erase_unsettled_checkouts", keepDays, maxCount),
    deleteSentMails: (keepDays, maxCount) => count("delete_sent_mails", keepDays, maxCount),
  };
}
