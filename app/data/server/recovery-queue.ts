import { z } from "zod";
import { AmountSchema } from "../amount-schema.ts";
import { callDatabase } from "../call-database.ts";
import { OpenPaymentSchema } from "../open-payment-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** A payment of an open payment, with its age. */
export const UnfinishedAttemptSchema = OpenPaymentSchema.shape.attempts.element.extend({
  ageSeconds: z.int(),
});

const UnresolvedCheckoutSchema = OpenPaymentSchema.pick({ reference: true, status: true }).extend({
  total: AmountSchema,
  ageSeconds: z.int(),
  attempts: z.array(UnfinishedAttemptSchema),
});

/** A payment without a final answer from the provider, or still to be returned. */
export type UnfinishedAttempt = z.infer<typeof UnfinishedAttemptSchema>;

/** A checkout whose payment may have begun and has not ended. */
export type UnresolvedCheckout = z.infer<typeof UnresolvedCheckoutSchema>;

/** The queue of the recovery worker. Several workers may share it. */
export type RecoveryQueue = ReturnType<typeof supabaseRecoveryQueue>;

/** Return the queue in the database. `client` has the secret key. */
export function supabaseRecoveryQueue(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Lease up to `maxCount` due checkouts for `leaseSeconds`, the most urgent first, at most `maxUnreturned` of them
     * without any return.
     */
    claim: (maxCount: number, leaseSeconds: number, maxUnreturned: number) =>
      call(
        "claim_unresolved_checkouts",
        { maxCount, leaseSeconds, maxUnreturned },
        z.array(UnresolvedCheckoutSchema),
      ),
    /**
     * Set the lease: due again after `waitSeconds`, or never if nothing is open. 0 s makes it due in any case, because it
     * was not asked about. Also renews a lease.
     */
    release: (reference: string, waitSeconds: number) =>
      call("release_checkout", { reference, waitSeconds }),
  };
}
