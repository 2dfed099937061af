import { z } from "zod";
import { INVOICE_BUYER_KINDS } from "#app/domain/checkout/invoice-buyer.ts";
import { PAYMENT_METHODS } from "#app/domain/checkout/payment-method.ts";
import { DELIVERY_METHODS } from "#app/domain/delivery/delivery.ts";
import {
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_REASONS,
  TAX_DOCUMENT_STATES,
  TAX_ENVIRONMENTS,
} from "#app/domain/invoice/tax-document.ts";
import { basisPointsFromRate } from "#app/domain/money/pricing.ts";
import { ORDER_STATUSES } from "#app/domain/order/order-status.ts";
import { AmountSchema } from "../amount-schema.ts";
import { camelKeys } from "../camel-keys.ts";
import { TaxMessagesSchema } from "../tax-messages-json.ts";
import { TimeSchema } from "../time-schema.ts";

/** Parses a row of `admin_tax_documents`. */
export const InvoiceRowSchema = z
  .object({
    order_id: z.string(),
    order_number: z.string(),
    order_status: z.enum(ORDER_STATUSES),
    delivery_method: z.enum(DELIVERY_METHODS),
    is_sandbox: z.boolean(),
    customer_name: z.string(),
    buyer_kind: z.enum(INVOICE_BUYER_KINDS).nullable(),
    buyer_number: z.string().nullable(),
    buyer_name: z.string().nullable(),
    payment_method: z.enum(PAYMENT_METHODS),
    payment_received_at: z.string().nullable(),
    /** Everything without IVA, after the discount and with delivery. */
    base_amount: AmountSchema,
    tax_amount: AmountSchema,
    total_amount: AmountSchema,
    tax_rate: z.union([z.string(), z.number()]),
    document_id: z.string().nullable(),
    kind: z.enum(TAX_DOCUMENT_KINDS).nullable(),
    state: z.enum(TAX_DOCUMENT_STATES).nullable(),
    environment: z.enum(TAX_ENVIRONMENTS).nullable(),
    /** As `001-001-000000123`; null before it is numbered. */
    document_number: z.string().nullable(),
    /** The number of the invoice that a credit note modifies. */
    modified_number: z.string().nullable(),
    access_key: z.string().nullable(),
    authorized_at: TimeSchema.nullable(),
    reason: z.enum(TAX_DOCUMENT_REASONS).nullable(),
    messages: TaxMessagesSchema.nullable(),
    /** The document's day in Ecuador, or the order's: `2026-11-24`. */
    day: z.string(),
    /** The day in Ecuador of a refund, or of the cancellation of an unpaid delivery, without a credit note. */
    refund_day: z.string().nullable(),
  })
  .transform((row) => {
    const {
      paymentReceivedAt,
      baseAmount,
      taxAmount,
      totalAmount,
      taxRate,
      documentNumber,
      ...rest
    } = camelKeys(row);
    return {
      ...rest,
      isPaid: paymentReceivedAt !== null,
      base: baseAmount,
      tax: taxAmount,
      total: totalAmount,
      taxBasisPoints: basisPointsFromRate(taxRate),
      number: documentNumber,
      messages: rest.messages ?? [],
    };
  });

/** An order with one of its tax documents; those columns are null for an order without any. */
export type InvoiceRow = z.infer<typeof InvoiceRowSchema>;

/** Parses a row of `tax_document_events`. `note` is what staff changed or wrote. */
export const InvoiceEventSchema = z
  .object({
    id: z.coerce.number(),
    to_state: z.enum(TAX_DOCUMENT_STATES),
    messages: TaxMessagesSchema,
    actor: z.string().nullable(),
    note: z.string().nullable(),
    created_at: TimeSchema,
  })
  .transform(({ to_state, ...event }) => ({ ...camelKeys(event), to: to_state }));
