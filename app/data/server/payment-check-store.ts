import { z } from "zod";
import {
  PAYMENT_CHECK_STATES,
  PAYMENT_DIFFERENCES,
  type PaymentDifference,
} from "#app/domain/order/payment-check.ts";
import { AmountSchema } from "../amount-schema.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const KnownCheckSchema = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  transactionId: z.string().nullable(),
  total: AmountSchema,
  state: z.enum(PAYMENT_CHECK_STATES),
  difference: z.enum(PAYMENT_DIFFERENCES).nullable(),
  /** The database's time of this reading. */
  readAt: z.string(),
});

const DueChecksSchema = z.array(
  z.object({
    orderId: z.uuid(),
    transactionId: z.string(),
    ageSeconds: z.int(),
  }),
);

/** Our record of an order's payment (total in cents), with its last check. */
export type KnownCheck = z.infer<typeof KnownCheckSchema>;

/** An order whose evening check is due. */
export type DueCheck = z.infer<typeof DueChecksSchema>[number];

/** The result of a check. */
type CheckOutcome =
  | { state: "agrees" | "silent"; difference: null }
  | { state: "differs"; difference: PaymentDifference };

/** Checks of orders' payments. Each method is one database transaction and may be repeated. */
export type PaymentCheckStore = ReturnType<typeof supabasePaymentCheckStore>;

/** Return the checks in the database. `client` has the secret key. Methods throw an Error if the database cannot be reached. */
export function supabasePaymentCheckStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Throws a ShopError `ORDER_NOT_FOUND`. */
    find: (orderId: string) => call("describe_payment_check", { orderId }, KnownCheckSchema),
    /**
     * Record a result. A difference stops the order and alerts the owner, once. `askedAt` is a `readAt` from before the
     * request: a request older than a difference does not clear it.
     */
    record: (orderId: string, outcome: CheckOutcome, askedAt: string) =>
      call("record_payment_check", { orderId, ...outcome, askedAt }, KnownCheckSchema),
    /** Record that staff confirmed the payment themselves. Throws a ShopError `PAYMENT_DIFFERS` or `PAYMENT_NOT_CHECKED`. */
    vouch: (orderId: string, staffId: string) =>
      call("vouch_for_payment", { orderId, staffId }, KnownCheckSchema),
    /** Lease up to `maxCount` due checks for `leaseSeconds`. */
    claim: (maxCount: number, leaseSeconds: number) =>
      call("claim_payment_checks", { maxCount, leaseSeconds }, DueChecksSchema),
    /** End a lease. Due again after `waitSeconds`, or never if null. */
    release: (orderId: string, waitSeconds: number | null) =>
      call("release_payment_check", { orderId, waitSeconds }),
  };
}
