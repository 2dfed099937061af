import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const OutboxMailsSchema = z.array(
  z.object({
    id: z.int(),
    kind: z.string(),
    recipient: z.string(),
    payload: z.unknown(),
    dedupeKey: z.string(),
    attempts: z.int(),
    createdAt: z.string().transform((time) => new Date(time).toISOString()),
  }),
);

/** A queued email. `attempts` includes the current one. */
export type OutboxMail = z.infer<typeof OutboxMailsSchema>[number];

/** The queue of emails. Several workers may share it. */
export interface Outbox {
  /** Lease up to `maxCount` due emails for `leaseSeconds`. */
  claim(maxCount: number, leaseSeconds: number): Promise<OutboxMail[]>;
  recordSent(id: number): Promise<void>;
  /** Record a failure. Retried after `waitSeconds`, or never if null. */
  recordFailure(id: number, error: string, waitSeconds: number | null): Promise<void>;
}

/** Return the outbox in the database. `client` has the secret key. */
export function supabaseOutbox(client: SupabaseClient): Outbox {
  const call = callDatabase(client);
  return {
    claim: async (maxCount, leaseSeconds) =>
      OutboxMailsSchema.parse(
        await call("claim_outbox", { max_count: maxCount, lease_seconds: leaseSeconds }),
      ),
    async recordSent(id) {
      await call("record_delivery", { id });
    },
    async recordFailure(id, error, waitSeconds) {
      await call("record_delivery", { id, error, wait_seconds: waitSeconds });
    },
  };
}
