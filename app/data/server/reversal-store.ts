import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import { OrderReversalSchema } from "../order-reversal-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const KnownReversalSchema = OrderReversalSchema.extend({
  transactionId: z.string().nullable(),
  reference: z.string(),
});

const DueReversalsSchema = z.array(
  z.object({
    orderId: z.uuid(),
    reference: z.string(),
    transactionId: z.string(),
    ageSeconds: z.int(),
  }),
);

/** A reversal with the provider's transaction id. */
export type KnownReversal = z.infer<typeof KnownReversalSchema>;

/** An order whose reversal the provider has not answered. */
export type DueReversal = z.infer<typeof DueReversalsSchema>[number];

/** Reversals of orders' payments. Each method is one database transaction and may be repeated. Moments are ISO times. */
export type ReversalStore = ReturnType<typeof supabaseReversalStore>;

/** Return the reversals in the database. `client` has the secret key. Methods throw an Error if the database cannot be reached. */
export function supabaseReversalStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Throws a ShopError `ORDER_NOT_FOUND`. */
    find: (orderId: string, moment: string) =>
      call("find_order_reversal", { orderId, moment }, KnownReversalSchema),
    /**
     * Record the request before the provider is called. `restock` says whether units are restored; null repeats the former
     * choice, and restores those of an order that was not cancelled. Idempotent. Throws a ShopError if a rule rejects it.
     */
    request: (orderId: string, staffId: string, moment: string, restock: boolean | null) =>
      call("request_order_reversal", { orderId, staffId, moment, restock }, KnownReversalSchema),
    /** Record that the money is back: refund the order, restore the stock and queue the shopper's email, once. */
    finish: (orderId: string) => call("finish_order_reversal", { orderId }),
    /** Record that the provider refused: keep the order as it is and alert the owner. */
    refuse: (orderId: string) => call("refuse_order_reversal", { orderId }),
    /** Lease up to `maxCount` due reversals for `leaseSeconds`. */
    claim: (maxCount: number, leaseSeconds: number) =>
      call("claim_order_reversals", { maxCount, leaseSeconds }, DueReversalsSchema),
    /** End a lease. Due again after `waitSeconds` unless it has ended. */
    release: (orderId: string, waitSeconds: number) =>
      call("release_order_reversal", { orderId, waitSeconds }),
  };
}
