import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { TimeSchema } from "../time-schema.ts";

const OutboxMailsSchema = z.array(
  z.object({
    id: z.int(),
    kind: z.string(),
    recipient: z.string(),
    payload: z.unknown(),
    dedupeKey: z.string(),
    attempts: z.int(),
    createdAt: TimeSchema,
  }),
);

/** A queued email. `attempts` includes the current one. */
export type OutboxMail = z.infer<typeof OutboxMailsSchema>[number];

/** The queue of emails. Several workers may share it. */
export type Outbox = ReturnType<typeof supabaseOutbox>;

/** Return the outbox in the database. `client` has the secret key. */
export function supabaseOutbox(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Lease up to `maxCount` due emails for `leaseSeconds`. */
    claim: (maxCount: number, leaseSeconds: number) =>
      call("claim_outbox", { maxCount, leaseSeconds }, OutboxMailsSchema),
    /** Remove an unsent email that has become useless. */
    discard: (id: number) => call("discard_mail", { id }),
    recordSent: (id: number) => call("record_delivery", { id }),
    /** Record a failure. Retried after `waitSeconds`, or never if null. */
    recordFailure: (id: number, error: string, waitSeconds: number | null) =>
      call("record_delivery", { id, error, waitSeconds }),
  };
}
