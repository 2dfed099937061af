import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** Return the queue of buyers who are to be invited to review. `client` has the secret key. Several workers may share it. */
export function supabaseReviewInvitationQueue(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Mark up to as many orders as there are tokens as invited, the first delivered first, and queue one email for each in
     * the same transaction; return how many.
     */
    invite: (tokens: string[]) => call("invite_reviewers", { tokens }, z.int()),
  };
}
