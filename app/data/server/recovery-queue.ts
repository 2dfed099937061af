import { z } from "zod";
import type { Cents } from "#app/domain/money.ts";
import { AmountSchema } from "../amount-schema.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const UnresolvedCheckoutsSchema = z.array(
  z.object({
    reference: z.string(),
    status: z.enum(["open", "confirming", "settled", "failed"]),
    total: AmountSchema,
    ageSeconds: z.int(),
    attempts: z.array(
      z.object({
        transactionId: z.string(),
        state: z.enum(["asked", "reversal_due"]),
        ageSeconds: z.int(),
      }),
    ),
  }),
);

/** A payment without a final answer from the provider, or still to be returned. */
export type UnfinishedAttempt = {
  transactionId: string;
  state: "asked" | "reversal_due";
  ageSeconds: number;
};

/** A checkout whose payment may have begun and has not ended. */
export type UnresolvedCheckout = {
  reference: string;
  status: "open" | "confirming" | "settled" | "failed";
  total: Cents;
  ageSeconds: number;
  attempts: UnfinishedAttempt[];
};

/** The queue of the recovery worker. Several workers may share it. */
export interface RecoveryQueue {
  /**
   * Lease up to `maxCount` due checkouts for `leaseSeconds`, the most urgent first, at most `maxUnreturned` of them
   * without any return.
   */
  claim(
    maxCount: number,
    leaseSeconds: number,
    maxUnreturned: number,
  ): Promise<UnresolvedCheckout[]>;
  /**
   * Set the lease: due again after `waitSeconds`, or never if nothing is open. 0 s makes it due in any case, because it
   * was not asked about. Also renews a lease.
   */
  release(reference: string, waitSeconds: number): Promise<void>;
}

/** Return the queue in the database. `client` has the secret key. */
export function supabaseRecoveryQueue(client: SupabaseClient): RecoveryQueue {
  const call = callDatabase(client);
  return {
    claim: async (maxCount, leaseSeconds, maxUnreturned) =>
      UnresolvedCheckoutsSchema.parse(
        await call("claim_unresolved_checkouts", {
          max_count: maxCount,
          lease_seconds: leaseSeconds,
          max_unreturned: maxUnreturned,
        }),
      ),
    async release(reference, waitSeconds) {
      await call("release_checkout", { reference, wait_seconds: waitSeconds });
    },
  };
}
