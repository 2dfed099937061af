import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { centsFromAmount } from "#app/domain/money.ts";
import {
  OPEN_ATTEMPT_STATES,
  OPEN_PAYMENT_STATUSES,
  type OpenPayment,
} from "#app/domain/open-payment.ts";
import type { Order } from "#app/domain/order.ts";
import { callDatabase } from "./call-database.ts";
import { orderFromJson } from "./order-json.ts";

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

const PreparedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("pinned") }),
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
  find(reference: string): Promise<OpenPayment>;
  /** Frees the goods of a payment. Throws a ShopError when a rule says no. */
  release(reference: string, staffId: string, patienceSeconds: number): Promise<OpenPayment>;
  /** Keeps the goods, or returns the order that exists already. Throws a ShopError when a rule says no. */
  prepare(
    settlement: HandSettlement,
    isSandbox: boolean,
  ): Promise<{ outcome: "pinned" } | { outcome: "settled"; order: Order }>;
  /** Creates the order and records who did it; `note` is required unless PayPhone's answer agreed. */
  settle(
    settlement: HandSettlement,
    payment: object,
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
    find: async (reference) => OpenPaymentSchema.parse(await call("find_payment", { reference })),
    release: async (reference, staffId, patienceSeconds) =>
      OpenPaymentSchema.parse(
        await call("release_payment", {
          reference,
          staff_id: staffId,
          patience_seconds: patienceSeconds,
        }),
      ),
    prepare: async ({ reference, transactionId, staffId }, isSandbox) =>
      PreparedSchema.parse(
        await call("prepare_hand_settlement", {
          reference,
          transaction_id: transactionId,
          staff_id: staffId,
          sandbox: isSandbox,
        }),
      ),
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
