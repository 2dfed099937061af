import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** Buyers who are to be invited to review. Several workers may share it. */
export interface ReviewInvitationQueue {
  /**
   * Mark up to as many orders as there are tokens as invited, the first delivered first, and queue one email for each in
   * the same transaction; return how many.
   */
  invite(tokens: string[]): Promise<number>;
}

/** Return the queue in the database. `client` has the secret key. */
export function supabaseReviewInvitationQueue(client: SupabaseClient): ReviewInvitationQueue {
  const call = callDatabase(client);
  return {
    invite: async (tokens) => z.int().parse(await call("invite_reviewers", { tokens })),
  };
}
