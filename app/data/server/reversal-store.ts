import { z } from "zod";
import { type OrderReversal, REVERSAL_STATES } from "#app/domain/order-reversal.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const time = z.string().transform((text) => new Date(text).toISOString());

const ReversalSchema = z.object({
  state: z.enum(REVERSAL_STATES),
  isOpen: z.boolean(),
  closesAt: time.nullable(),
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

/** A reversal with the provider's own id of the payment. */
export type KnownReversal = OrderReversal & { transactionId: string | null; reference: string };

/** An order whose money staff want given back, while the provider has not answered. */
export type DueReversal = z.infer<typeof DueReversalsSchema>[number];

/** The returns of orders' money. Each method is one database transaction, and may run twice; moments are ISO times. */
export interface ReversalStore {
  /** Throws a ShopError `ORDER_NOT_FOUND`. */
  find(orderId: string, moment: string): Promise<KnownReversal>;
  /** Writes the wish down, before the provider is asked; repeated, it changes nothing. Throws a ShopError when a rule says no. */
  request(orderId: string, staffId: string, moment: string): Promise<KnownReversal>;
  /** The money is known to be back: refunds the order, restores the stock and writes to the shopper, once. */
  finish(orderId: string): Promise<void>;
  /** The provider refuses: leaves the order as it is and tells the owner. */
  refuse(orderId: string): Promise<void>;
  /** Takes up to `maxCount` reversals that are due and keeps others away from them for `leaseSeconds`. */
  claim(maxCount: number, leaseSeconds: number): Promise<DueReversal[]>;
  /** Gives one back, due again after `waitSeconds` unless it has ended. */
  release(orderId: string, waitSeconds: number): Promise<void>;
}

/** Takes a Supabase client with the secret key and returns the reversals behind it. Unreachable or broken answers throw an Error. */
export function supabaseReversalStore(client: SupabaseClient): ReversalStore {
  const call = callDatabase(client);
  return {
    find: async (orderId, moment) =>
      ReversalSchema.parse(await call("find_order_reversal", { order_id: orderId, moment })),
    request: async (orderId, staffId, moment) =>
      ReversalSchema.parse(
        await call("request_order_reversal", { order_id: orderId, staff_id: staffId, moment }),
      ),
    async finish(orderId) {
      await call("finish_order_reversal", { order_id: orderId });
    },
    async refuse(orderId) {
      await call("refuse_order_reversal", { order_id: orderId });
    },
    claim: async (maxCount, leaseSeconds) =>
      DueReversalsSchema.parse(
        await call("claim_order_reversals", { max_count: maxCount, lease_seconds: leaseSeconds }),
      ),
    async release(orderId, waitSeconds) {
      await call("release_order_reversal", { order_id: orderId, wait_seconds: waitSeconds });
    },
  };
}
