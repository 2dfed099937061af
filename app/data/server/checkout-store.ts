import { z } from "zod";
import type { Checkout, CheckoutRequest } from "#app/domain/checkout.ts";
import type { DiscountQuote, DiscountRequest } from "#app/domain/discount-quote.ts";
import type { InvoiceBuyer } from "#app/domain/invoice-buyer.ts";
import { type Language, parseLanguage } from "#app/domain/language.ts";
import { amountFromCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import type { PaymentProblem } from "#app/domain/payment-alert.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { callDatabase } from "../call-database.ts";
import type { Json } from "../database.types.ts";
import { orderFromJson } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import {
  CheckoutSchema,
  DiscountQuoteSchema,
  type Failure,
  type Pin,
  PinSchema,
  ProgressSchema,
  type StoredProgress,
} from "./checkout-json.ts";

/** Every change of a checkout. Each method is one database transaction and may be repeated. */
export interface CheckoutStore {
  /** Price the items, hold the stock and return the new checkout. Throws a ShopError if a rule rejects it. */
  start(request: CheckoutRequest): Promise<Checkout>;
  /** Keep the stock while the provider confirms a payment, and record the request. Throws a ShopError `CHECKOUT_NOT_FOUND`. */
  pin(reference: string, transactionId: string): Promise<Pin>;
  /** Delete the record of a payment that belongs to another checkout. */
  unpin(reference: string, transactionId: string): Promise<void>;
  /**
   * End a checkout without an order and release its stock, unless another payment of it is being confirmed. A settled
   * one stays settled. `isUncharged`: the provider's final answer shows that this payment moved no money. Return whether that
   * is known of every payment of the checkout.
   */
  fail(
    reference: string,
    failure: Failure,
    transactionId: string | null,
    isUncharged?: boolean,
  ): Promise<boolean>;
  /**
   * Create the order, take the stock and queue the email. Repeated, it returns the same order. Throws a ShopError if a
   * rule rejects it.
   */
  settle(reference: string, transactionId: string, payment: Json): Promise<Order>;
  /**
   * Record that a payment must be returned and end its checkout; false if it paid for an order and stays. Alerts the
   * owner if that order is another checkout's, or was settled by hand without PayPhone's answer.
   */
  requireReversal(reference: string, transactionId: string, failure: Failure): Promise<boolean>;
  /** Record that the payment was returned. */
  recordReversal(reference: string, transactionId: string): Promise<void>;
  /** Record that the provider refused to return the payment, and alert the owner. */
  refuseReversal(reference: string, transactionId: string): Promise<void>;
  /** Alert the owner that a payment needs a person; once per problem. */
  alertOwner(reference: string, transactionId: string, problem: PaymentProblem): Promise<void>;
  findReceipt(reference: string): Promise<Order | null>;
  /** Return the language in which a checkout was made, or null for an unknown reference. */
  findLanguage(reference: string): Promise<Language | null>;
  /**
   * Keep whom the invoice of a paid order is for, and number a waiting invoice. Throws a ShopError if a rule rejects it,
   * or if another buyer is known.
   */
  completeInvoiceBuyer(reference: string, buyer: InvoiceBuyer): Promise<Order>;
  /** Return what a code takes off a bag. Holds nothing. Throws a ShopError `DISCOUNT_…`. */
  quoteDiscount(request: DiscountRequest): Promise<DiscountQuote>;
  /** Return whether a checkout has to say whom its invoice is for. */
  requiresInvoiceBuyer(): Promise<boolean>;
  /** Return what is known of a checkout's payment, without asking the provider. */
  findProgress(reference: string): Promise<StoredProgress>;
}

/** The form of every reference. Others are not looked up in the database. */
export const REFERENCE = /^GL-\d{13}-[0-9a-f]{32}$/;

const OwedSchema = z.object({ owed: z.boolean() });
const UnchargedSchema = z.object({ isUncharged: z.boolean() });

/**
 * Return the checkouts in the database. `createReference` overrides the database's own references. Methods throw an
 * Error if the database cannot be reached.
 */
export function supabaseCheckoutStore(
  database: SupabaseClient,
  createReference: () => string | null = () => null,
): CheckoutStore {
  const call = callDatabase(database);
  return {
    async start(request) {
      const { customer, lines, replaces, language } = request;
      const priced = lines.map((line) => ({ ...line, price: amountFromCents(line.price) }));
      return CheckoutSchema.parse(
        await call("start_checkout", {
          customer,
          lines: priced,
          replaces,
          attempt_key: request.attemptKey ?? null,
          language,
          client: request.client ?? null,
          reference: createReference(),
          invoice_buyer: request.invoiceBuyer ?? null,
          delivery: request.delivery ?? "delivery",
          discount_code: request.discountCode || null,
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
    async fail(reference, failure, transactionId, isUncharged = false) {
      const answer = await call("fail_checkout", {
        reference,
        failure,
        transaction_id: transactionId,
        uncharged: isUncharged,
      });
      return UnchargedSchema.parse(answer).isUncharged;
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
    async findLanguage(reference) {
      if (!REFERENCE.test(reference)) return null;
      return parseLanguage(await call("find_checkout_language", { reference }));
    },
    async completeInvoiceBuyer(reference, buyer) {
      if (!REFERENCE.test(reference)) {
        throw new ShopError("ORDER_NOT_FOUND", "There is no such order.", "reference");
      }
      return orderFromJson(await call("complete_invoice_buyer", { reference, buyer }));
    },
    async quoteDiscount({ code, lines }) {
      return DiscountQuoteSchema.parse(await call("quote_discount", { code, lines }));
    },
    requiresInvoiceBuyer: async () => (await call("invoice_buyer_required", {})) === true,
    async findProgress(reference) {
      if (!REFERENCE.test(reference)) return { state: "over", transactionId: null };
      return ProgressSchema.parse(await call("find_payment_progress", { reference }));
    },
  };
}
