import { z } from "zod";
import { type Cents, centsFromAmount } from "#app/domain/money.ts";
import {
  PAYMENT_CHECK_STATES,
  PAYMENT_DIFFERENCES,
  type PaymentCheck,
  type PaymentDifference,
} from "#app/domain/payment-check.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const amount = z.union([z.number(), z.string()]).transform(centsFromAmount);

const KnownCheckSchema = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  transactionId: z.string().nullable(),
  total: amount,
  state: z.enum(PAYMENT_CHECK_STATES),
  difference: z.enum(PAYMENT_DIFFERENCES).nullable(),
  readAt: z.string(),
});

const DueChecksSchema = z.array(
  z.object({
    orderId: z.uuid(),
    reference: z.string(),
    transactionId: z.string(),
    total: amount,
    ageSeconds: z.int(),
  }),
);

/** An order's payment as our own record has it (total in cents), and what is known of it since. */
export type KnownCheck = PaymentCheck & {
  orderId: string;
  reference: string;
  transactionId: string | null;
  total: Cents;
  /** The database's own time of this reading. */
  readAt: string;
};

/** An order whose evening question is due. */
export type DueCheck = z.infer<typeof DueChecksSchema>[number];

/** What PayPhone said just now. */
export type CheckOutcome =
  | { state: "agrees" | "silent"; difference: null }
  | { state: "differs"; difference: PaymentDifference };

/** What PayPhone says of orders' payments. Each method is one database transaction, and may run twice. */
export interface PaymentCheckStore {
  /** Throws a ShopError `ORDER_NOT_FOUND`. */
  find(orderId: string): Promise<KnownCheck>;
  /**
   * Writes down what PayPhone said; a difference stops the order and tells the owner, once. `askedAt` is a `readAt` from before
   * the question: what was asked before a difference arose does not clear it.
   */
  record(orderId: string, outcome: CheckOutcome, askedAt: string): Promise<KnownCheck>;
  /** Staff confirm what PayPhone did not answer. Throws a ShopError `PAYMENT_DIFFERS` or `PAYMENT_NOT_CHECKED`. */
  vouch(orderId: string, staffId: string): Promise<KnownCheck>;
  /** Takes up to `maxCount` checks that are due and keeps others away from them for `leaseSeconds`. */
  claim(maxCount: number, leaseSeconds: number): Promise<DueCheck[]>;
  /** Gives one back, due again after `waitSeconds`, or never where that is null. */
  release(orderId: string, waitSeconds: number | null): Promise<void>;
}

/** Takes a Supabase client with the secret key and returns the checks behind it. Unreachable or broken answers throw an Error. */
export function supabasePaymentCheckStore(client: SupabaseClient): PaymentCheckStore {
  const call = callDatabase(client);
  return {
    find: async (orderId) =>
      KnownCheckSchema.parse(await call("describe_payment_check", { order_id: orderId })),
    record: async (orderId, outcome, askedAt) =>
      KnownCheckSchema.parse(
        await call("record_payment_check", { order_id: orderId, ...outcome, asked_at: askedAt }),
      ),
    vouch: async (orderId, staffId) =>
      KnownCheckSchema.parse(
        await call("vouch_for_payment", { order_id: orderId, staff_id: staffId }),
      ),
    claim: async (maxCount, leaseSeconds) =>
      DueChecksSchema.parse(
        await call("claim_payment_checks", { max_count: maxCount, lease_seconds: leaseSeconds }),
      ),
    async release(orderId, waitSeconds) {
      await call("release_payment_check", { order_id: orderId, wait_seconds: waitSeconds });
    },
  };
}
