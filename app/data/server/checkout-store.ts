import { z } from "zod";
import type { Checkout, CheckoutRequest } from "#app/domain/checkout.ts";
import { amountFromCents, type Cents, centsFromAmount } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import type { PaymentProblem } from "#app/domain/payment-alert.ts";
import type { Refund } from "#app/domain/payment-verdict.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { callDatabase } from "../call-database.ts";
import type { Json } from "../database.types.ts";
import { orderFromJson } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const AmountSchema = z.union([z.number(), z.string()]).transform(centsFromAmount);

const CheckoutSchema = z.object({
  reference: z.string(),
  subtotal: AmountSchema,
  tax: AmountSchema,
  total: AmountSchema,
  expiresAt: z.string().transform((time) => new Date(time).toISOString()),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      nameEs: z.string().nullable(),
      size: z.string(),
      color: z.string(),
      quantity: z.int(),
      unitPrice: AmountSchema,
      image: z.string().nullable(),
    }),
  ),
});

export const FAILURES = ["declined", "cancelled", "mismatch", "stock_gone", "reversed"] as const;
export type Failure = (typeof FAILURES)[number];

const PinSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("pinned"), total: AmountSchema }),
  z.object({ outcome: z.literal("settled"), order: z.unknown().transform(orderFromJson) }),
  z.object({
    outcome: z.literal("failed"),
    failure: z.enum(FAILURES),
    refund: z.enum(["due", "returned", "refused"]).nullable(),
  }),
  z.object({ outcome: z.literal("stock_gone") }),
]);

export type Pin =
  | { outcome: "pinned"; total: Cents }
  | { outcome: "settled"; order: Order }
  | { outcome: "failed"; failure: Failure; refund: Refund | null }
  | { outcome: "stock_gone" };

/** Every change of a checkout. Each method is one database transaction, and may run twice. */
export interface CheckoutStore {
  /** Prices the lines, holds the stock and returns the new checkout. Throws a ShopError when a rule says no. */
  start(wanted: CheckoutRequest): Promise<Checkout>;
  /** Keeps the goods while the provider is asked about one payment, and notes the question. Throws a ShopError `CHECKOUT_NOT_FOUND`. */
  pin(reference: string, transactionId: string): Promise<Pin>;
  /** Drops the question about a payment that turned out not to be this checkout's. */
  unpin(reference: string, transactionId: string): Promise<void>;
  /** Ends a checkout without an order and frees its goods, unless another payment of it is asked about; a settled one stays settled. */
  fail(reference: string, failure: Failure, transactionId: string | null): Promise<void>;
  /** Creates the order, takes the stock and queues the e-mail; answers a repetition with the same order. Throws a ShopError when a rule says no. */
  settle(reference: string, transactionId: string, payment: Json): Promise<Order>;
  /**
   * Notes that a payment must go back and ends its checkout; false when it paid for an order and stays. The owner is told where
   * that is another checkout's order, or where this one's order was settled by hand without PayPhone's answer.
   */
  requireReversal(reference: string, transactionId: string, failure: Failure): Promise<boolean>;
  /** Notes that such a payment is back. */
  recordReversal(reference: string, transactionId: string): Promise<void>;
  /** Notes that the provider refuses to give such a payment back, and tells the owner. */
  refuseReversal(reference: string, transactionId: string): Promise<void>;
  /** Tells the owner that a payment needs a person; once, however often it is called for the same problem. */
  alertOwner(reference: string, transactionId: string, problem: PaymentProblem): Promise<void>;
  findReceipt(reference: string): Promise<Order | null>;
}

/** The form of every reference. Nothing else was ever a checkout's: other texts cost the database nothing. */
const REFERENCE = /^GL-\d{13}-[0-9a-f]{32}$/;

const OwedSchema = z.object({ owed: z.boolean() });

/**
 * Takes a Supabase client with the secret key and what makes references (the database itself, unless given); returns the
 * checkouts behind it. Unreachable or broken answers throw an Error.
 */
export function supabaseCheckoutStore(
  database: SupabaseClient,
  createReference: () => string | null = () => null,
): CheckoutStore {
  const call = callDatabase(database);
  return {
    async start({ customer, lines, replaces, language, client = null }) {
      const priced = lines.map((line) => ({ ...line, price: amountFromCents(line.price) }));
      return CheckoutSchema.parse(
        await call("start_checkout", {
          customer,
          lines: priced,
          replaces,
          language,
          client,
          reference: createReference(),
        }),
      );
    },
    async pin(reference, transactionId) {
      if (!REFERENCE.test(reference)) {
        throw new ShopError("CHECKOUT_NOT_FOUND", "There is no such checkout.", "reference");
      }
      return PinSchema.parse(
        await call("pin_checkout", { reference, transaction_id: transactionId }),
      );
    },
    async unpin(reference, transactionId) {
      await call("unpin_checkout", { reference, transaction_id: transactionId });
    },
    async fail(reference, failure, transactionId) {
      await call("fail_checkout", { reference, failure, transaction_id: transactionId });
    },
    settle: async (reference, transactionId, payment) =>
      orderFromJson(
        await call("settle_checkout", { reference, transaction_id: transactionId, payment }),
      ),
    async requireReversal(reference, transactionId, failure) {
      const answer = await call("require_reversal", {
        reference,
        transaction_id: transactionId,
        failure,
      });
      return OwedSchema.parse(answer).owed;
    },
    async recordReversal(reference, transactionId) {
      await call("record_reversal", { reference, transaction_id: transactionId });
    },
    async refuseReversal(reference, transactionId) {
      await call("refuse_reversal", { reference, transaction_id: transactionId });
    },
    async alertOwner(reference, transactionId, problem) {
      await call("alert_owner", { reference, transaction_id: transactionId, problem });
    },
    async findReceipt(reference) {
      if (!REFERENCE.test(reference)) return null;
      const order = await call("find_receipt", { reference });
      return order === null ? null : orderFromJson(order);
    },
  };
}
