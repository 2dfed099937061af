import { z } from "zod";
import { DELIVERY_METHODS } from "#app/domain/delivery.ts";
import { INVOICE_BUYER_KINDS } from "#app/domain/invoice-buyer.ts";
import type { InvoiceRow } from "#app/domain/invoice-row.ts";
import { ORDER_STATUSES } from "#app/domain/order-status.ts";
import { PAYMENT_METHODS } from "#app/domain/payment-method.ts";
import {
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_REASONS,
  TAX_DOCUMENT_STATES,
  TAX_ENVIRONMENTS,
} from "#app/domain/tax-document.ts";
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
    base_amount: AmountSchema,
    tax_amount: AmountSchema,
    total_amount: AmountSchema,
    document_id: z.string().nullable(),
    kind: z.enum(TAX_DOCUMENT_KINDS).nullable(),
    state: z.enum(TAX_DOCUMENT_STATES).nullable(),
    environment: z.enum(TAX_ENVIRONMENTS).nullable(),
    document_number: z.string().nullable(),
    access_key: z.string().nullable(),
    authorized_at: TimeSchema.nullable(),
    reason: z.enum(TAX_DOCUMENT_REASONS).nullable(),
    messages: TaxMessagesSchema.nullable(),
    day: z.string(),
  })
  .transform((row): InvoiceRow => {
    const { paymentReceivedAt, baseAmount, taxAmount, totalAmount, documentNumber, ...rest } =
      camelKeys(row);
    return {
      ...rest,
      isPaid: paymentReceivedAt !== null,
      base: baseAmount,
      tax: taxAmount,
      total: totalAmount,
      number: documentNumber,
      messages: rest.messages ?? [],
    };
  });

/** Parses a row of `tax_document_events`. */
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
