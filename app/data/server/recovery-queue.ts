import { z } from "zod";
import { type Cents, centsFromAmount } from "#app/domain/money.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const UnresolvedCheckoutsSchema = z.array(
  z.object({
    reference: z.string(),
    status: z.enum(["open", "confirming", "settled", "failed"]),
    total: z.union([z.number(), z.string()]).transform(centsFromAmount),
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

/** A payment named by a return, about which the provider has said nothing final, or which it still has to give back. */
export type UnfinishedAttempt = {
  transactionId: string;
  state: "asked" | "reversal_due";
  ageSeconds: number;
};

/** A checkout whose payment may have begun and is not known to have ended. */
export type UnresolvedCheckout = {
  reference: string;
  status: "open" | "confirming" | "settled" | "failed";
  total: Cents;
  ageSeconds: number;
  attempts: UnfinishedAttempt[];
};

/** What the recovery worker takes its work from; several workers may share one. */
export interface RecoveryQueue {
  /**
   * Takes up to `maxCount` checkouts that are due, the most urgent first and at most `maxUnreturned` that no return has
   * named a payment of, and keeps others away from them for `leaseSeconds`.
   */
  claim(
    maxCount: number,
    leaseSeconds: number,
    maxUnreturned: number,
  ): Promise<UnresolvedCheckout[]>;
  /**
   * Gives one back: due again after `waitSeconds`, or never when nothing about it is open; after 0 s always, for it was
   * not asked about. Renews a lease as well. */
  release(reference: string, waitSeconds: number): Promise<void>;
}

/** Takes a Supabase client with the secret key and returns the queue behind it. */
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
