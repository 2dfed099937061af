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

/** An e-mail that some transaction gave cause for; `attempts` counts the one under way. */
export type OutboxMail = z.infer<typeof OutboxMailsSchema>[number];

/** The e-mails waiting to be sent; several workers may share them. */
export interface Outbox {
  /** Takes up to `maxCount` e-mails that are due and keeps others away from them for `leaseSeconds`. */
  claim(maxCount: number, leaseSeconds: number): Promise<OutboxMail[]>;
  recordSent(id: number): Promise<void>;
  /** Notes why it failed; tried again after `waitSeconds`, or never when that is null. */
  recordFailure(id: number, error: string, waitSeconds: number | null): Promise<void>;
}

/** Takes a Supabase client with the secret key and returns the outbox behind it. */
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
