import { z } from "zod";
import { centsFromAmount } from "#app/domain/money.ts";
import {
  OPEN_ATTEMPT_STATES,
  OPEN_PAYMENT_STATUSES,
  type OpenPayment,
} from "#app/domain/open-payment.ts";
import type { Order } from "#app/domain/order.ts";
import { callDatabase } from "../call-database.ts";
import type { Json } from "../database.types.ts";
import { orderFromJson } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { FAILURES, type Failure } from "./checkout-store.ts";

const OpenPaymentSchema = z.object({
  reference: z.string(),
  status: z.enum(OPEN_PAYMENT_STATUSES),
  customerName: z.string(),
  email: z.string(),
  total: z.union([z.number(), z.string()]).transform(centsFromAmount),
  units: z.coerce.number().int(),
  since: z.string().transform((text) => new Date(text).toISOString()),
  attempts: z.array(z.object({ transactionId: z.string(), state: z.enum(OPEN_ATTEMPT_STATES) })),
  orderId: z.uuid().nullable(),
});

const KnownPaymentSchema = OpenPaymentSchema.extend({
  ageSeconds: z.int(),
  attempts: z.array(OpenPaymentSchema.shape.attempts.element.extend({ ageSeconds: z.int() })),
});

/** A payment with the ages of its checkout and of the questions about it. */
export type KnownPayment = z.infer<typeof KnownPaymentSchema>;

const PreparedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("pinned"), failure: z.enum(FAILURES).nullable() }),
  z.object({ outcome: z.literal("settled"), order: z.unknown().transform(orderFromJson) }),
]);

/** A payment that a member of staff settles by hand. */
export type HandSettlement = {
  reference: string;
  transactionId: string;
  staffId: string;
};

/** What staff do with payments. Each method is one database transaction, and may run twice. */
export interface StaffPaymentStore {
  /** Payments without a final answer for longer than `patienceSeconds`, the oldest first. */
  list(patienceSeconds: number): Promise<OpenPayment[]>;
  /** Throws a ShopError `CHECKOUT_NOT_FOUND`. */
  find(reference: string): Promise<KnownPayment>;
  /** Frees the units of a payment. Throws a ShopError when a rule says no. */
  release(reference: string, staffId: string, patienceSeconds: number): Promise<OpenPayment>;
  /**
   * Keeps the units, or returns the order that exists already; `failure` is that of a checkout which had failed.
   * `isAgreed`: PayPhone describes the same payment. Throws a ShopError when a rule says no.
   */
  prepare(
    settlement: HandSettlement,
    options: { isSandbox: boolean; isAgreed: boolean },
  ): Promise<{ outcome: "pinned"; failure: Failure | null } | { outcome: "settled"; order: Order }>;
  /** Lets a checkout that was prepared fail again as it had failed before. */
  withdraw(reference: string, failure: Failure): Promise<void>;
  /** Creates the order and records who did it; `note` is required unless PayPhone's answer agreed. */
  settle(
    settlement: HandSettlement,
    payment: Json,
    answer: "agreed" | "silent",
    note: string,
  ): Promise<Order>;
}

/** Takes a Supabase client with the secret key and returns the payments behind it. Unreachable or broken answers throw an Error. */
export function supabaseStaffPaymentStore(client: SupabaseClient): StaffPaymentStore {
  const call = callDatabase(client);
  return {
    list: async (patienceSeconds) =>
      z
        .array(OpenPaymentSchema)
        .parse(await call("list_open_payments", { patience_seconds: patienceSeconds })),
    find: async (reference) => KnownPaymentSchema.parse(await call("find_payment", { reference })),
    release: async (reference, staffId, patienceSeconds) =>
      OpenPaymentSchema.parse(
        await call("release_payment", {
          reference,
          staff_id: staffId,
          patience_seconds: patienceSeconds,
        }),
      ),
    prepare: async ({ reference, transactionId, staffId }, { isSandbox, isAgreed }) =>
      PreparedSchema.parse(
        await call("prepare_hand_settlement", {
          reference,
          transaction_id: transactionId,
          staff_id: staffId,
          sandbox: isSandbox,
          agreed: isAgreed,
        }),
      ),
    async withdraw(reference, failure) {
      await call("withdraw_hand_settlement", { reference, failure });
    },
    settle: async ({ reference, transactionId, staffId }, payment, answer, note) =>
      orderFromJson(
        await call("settle_by_hand", {
          reference,
          transaction_id: transactionId,
          payment,
          staff_id: staffId,
          answer,
          note,
        }),
      ),
  };
}
