import { z } from "zod";
import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import type { DiscountRequest } from "#app/domain/discount/discount-request.ts";
import { amountFromCents } from "#app/domain/money/money.ts";
import type { PaymentProblem } from "#app/domain/payment/payment-alert.ts";
import type { CheckoutFailure } from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { callDatabase } from "../call-database.ts";
import type { Json } from "../database.types.ts";
import { OrderSchema } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import {
  CheckoutSchema,
  DiscountQuoteSchema,
  PinSchema,
  ProgressSchema,
  type StoredProgress,
} from "./checkout-json.ts";

/** The form of every reference, also of one created with an earlier key. Others are not looked up in the database. */
export const REFERENCE = /^GL-\d{13}-[0-9a-f]{32}$/;

/** Throw a ShopError ORDER_NOT_FOUND unless a reference has the form. */
export function requireReference(reference: string): void {
  if (!REFERENCE.test(reference)) {
    throw new ShopError("ORDER_NOT_FOUND", "There is no such order.", "reference");
  }
}

/** Every change of a checkout. Each method is one database transaction and may be repeated. */
export type CheckoutStore = ReturnType<typeof supabaseCheckoutStore>;

/**
 * Return the checkouts in the database. `createReference` overrides the database's own references. Methods throw an
 * Error if the database cannot be reached.
 */
export function supabaseCheckoutStore(
  database: SupabaseClient,
  createReference: () => string | null = () => null,
) {
  const call = callDatabase(database);
  return {
    /** Price the items, hold the stock and return the new checkout. Throws a ShopError if a rule rejects it. */
    start: ({ lines, discountCode, ...request }: CheckoutRequest) =>
      call(
        "start_checkout",
        {
          ...request,
          lines: lines.map((line) => ({ ...line, price: amountFromCents(line.price) })),
          discountCode: discountCode || null,
          reference: createReference(),
        },
        CheckoutSchema,
      ),
    /** Keep the stock while the provider confirms a payment, and record the request. Throws a ShopError `CHECKOUT_NOT_FOUND`. */
    async pin(reference: string, transactionId: string) {
      if (!REFERENCE.test(reference)) {
        throw new ShopError("CHECKOUT_NOT_FOUND", "There is no such checkout.", "reference");
      }
      return call("pin_checkout", { reference, transactionId }, PinSchema);
    },
    /** Delete the record of a payment that belongs to another checkout. */
    unpin: (reference: string, transactionId: string) =>
      call("unpin_checkout", { reference, transactionId }),
    /**
     * End a checkout without an order and release its stock, unless another payment of it is being confirmed. A settled
     * one stays settled. `isUncharged`: the provider's final answer shows that this payment moved no money. Return whether that
     * is known of every payment of the checkout.
     */
    fail: (
      reference: string,
      failure: CheckoutFailure,
      transactionId: string | null,
      isUncharged = false,
    ) =>
      call(
        "fail_checkout",
        { reference, failure, transactionId, uncharged: isUncharged },
        z.boolean(),
      ),
    /**
     * Create the order, take the stock and queue the email. Repeated, it returns the same order. Throws a ShopError if a
     * rule rejects it.
     */
    settle: (reference: string, transactionId: string, payment: Json) =>
      call("settle_checkout", { reference, transactionId, payment }, OrderSchema),
    /**
     * Record that a payment must be returned and end its checkout; false if it paid for an order and stays. Alerts the
     * owner if that order is another checkout's, or was settled by hand without PayPhone's answer.
     */
    requireReversal: (reference: string, transactionId: string, failure: CheckoutFailure) =>
      call("require_reversal", { reference, transactionId, failure }, z.boolean()),
    /** Record that the payment was returned. */
    recordReversal: (reference: string, transactionId: string) =>
      call("record_reversal", { reference, transactionId }),
    /** Record that the provider refused to return the payment, and alert the owner. */
    refuseReversal: (reference: string, transactionId: string) =>
      call("refuse_reversal", { reference, transactionId }),
    /** Alert the owner that a payment needs a person; once per problem. */
    alertOwner: (reference: string, transactionId: string, problem: PaymentProblem) =>
      call("alert_owner", { reference, transactionId, problem }),
    async findReceipt(reference: string) {
      if (!REFERENCE.test(reference)) return null;
      return call("find_receipt", { reference }, OrderSchema.nullable());
    },
    /** Return the language in which a checkout was made, or null for an unknown reference. */
    async findLanguage(reference: string) {
      if (!REFERENCE.test(reference)) return null;
      return call("find_checkout_language", { reference }, z.enum(LANGUAGES).nullable());
    },
    /**
     * Keep whom the invoice of a paid order is for, and number a waiting invoice. Throws a ShopError if a rule rejects it,
     * or if another buyer is known.
     */
    async completeInvoiceBuyer(reference: string, buyer: InvoiceBuyer) {
      requireReference(reference);
      return call("complete_invoice_buyer", { reference, buyer }, OrderSchema);
    },
    /** Return what a code takes off a bag. Holds nothing. Throws a ShopError `DISCOUNT_…`. */
    quoteDiscount: ({ code, lines }: DiscountRequest) =>
      call("quote_discount", { code, lines }, DiscountQuoteSchema),
    /** Return what is known of a checkout's payment, without asking the provider. */
    async findProgress(reference: string): Promise<StoredProgress> {
      if (!REFERENCE.test(reference)) return { state: "over", transactionId: null };
      return call("find_payment_progress", { reference }, ProgressSchema);
    },
  };
}
