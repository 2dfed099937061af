import { z } from "zod";
import { CHECKOUT_FAILURES, type CheckoutFailure } from "#app/domain/payment/payment-verdict.ts";
import { AmountSchema } from "../amount-schema.ts";
import { callDatabase } from "../call-database.ts";
import type { Json } from "../database.types.ts";
import { OpenPaymentSchema } from "../open-payment-json.ts";
import { OrderSchema } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { UnfinishedAttemptSchema } from "./recovery-queue.ts";

const PaymentRowSchema = OpenPaymentSchema.extend({ total: AmountSchema });

const KnownPaymentSchema = PaymentRowSchema.extend({
  ageSeconds: z.int(),
  attempts: z.array(UnfinishedAttemptSchema),
});

/** A payment with the ages of its checkout and attempts. */
export type KnownPayment = z.infer<typeof KnownPaymentSchema>;

const PreparedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("pinned"), failure: z.enum(CHECKOUT_FAILURES).nullable() }),
  z.object({ outcome: z.literal("settled"), order: OrderSchema }),
]);

export type HandSettlement = {
  reference: string;
  transactionId: string;
  staffId: string;
};

/** Staff's actions on payments. Each method is one database transaction and may be repeated. */
export type StaffPaymentStore = ReturnType<typeof supabaseStaffPaymentStore>;

/**
 * Return the payment actions in the database. `client` has the secret key. Methods throw an Error if the database
 * cannot be reached.
 */
export function supabaseStaffPaymentStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Payments without a final result for longer than `minimumAgeSeconds`, oldest first. */
    list: (minimumAgeSeconds: number) =>
      call("list_open_payments", { minimumAgeSeconds }, z.array(PaymentRowSchema)),
    /** Throws a ShopError `CHECKOUT_NOT_FOUND`. */
    find: (reference: string) => call("find_payment", { reference }, KnownPaymentSchema),
    /** Release the stock of a payment. Throws a ShopError if a rule rejects it. */
    release: (reference: string, staffId: string, minimumAgeSeconds: number) =>
      call("release_payment", { reference, staffId, minimumAgeSeconds }, PaymentRowSchema),
    /**
     * Hold the stock, or return the existing order. `failure`: the checkout had failed before. `isAgreed`: PayPhone
     * describes the same payment. Throws a ShopError if a rule rejects it.
     */
    prepare: (
      { reference, transactionId, staffId }: HandSettlement,
      { isSandbox, isAgreed }: { isSandbox: boolean; isAgreed: boolean },
    ) =>
      call(
        "prepare_hand_settlement",
        { reference, transactionId, staffId, sandbox: isSandbox, agreed: isAgreed },
        PreparedSchema,
      ),
    /** Restore the failure of a checkout that was prepared. */
    withdraw: (reference: string, failure: CheckoutFailure) =>
      call("withdraw_hand_settlement", { reference, failure }),
    /** Create the order and record who did it. `note` is required unless PayPhone agreed. */
    settle: (
      { reference, transactionId, staffId }: HandSettlement,
      payment: Json,
      answer: "agreed" | "silent",
      note: string,
    ) =>
      call(
        "settle_by_hand",
        { reference, transactionId, payment, staffId, answer, note },
        OrderSchema,
      ),
  };
}
