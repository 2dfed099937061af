import { z } from "zod";
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

const MessagesSchema = z.array(
  z.object({
    code: z.string(),
    message: z.string(),
    information: z.string().optional(),
    kind: z.enum(["error", "warning", "information"]),
  }),
);

/** Parses a row of `admin_tax_documents`. */
export const InvoiceRowSchema = z
  .object({
    order_id: z.string(),
    order_number: z.string(),
    order_status: z.enum(ORDER_STATUSES),
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
    authorized_at: z.string().nullable(),
    reason: z.enum(TAX_DOCUMENT_REASONS).nullable(),
    messages: MessagesSchema.nullable(),
    day: z.string(),
  })
  .transform(
    (row): InvoiceRow => ({
      orderId: row.order_id,
      orderNumber: row.order_number,
      orderStatus: row.order_status,
      isSandbox: row.is_sandbox,
      customerName: row.customer_name,
      buyerKind: row.buyer_kind,
      buyerNumber: row.buyer_number,
      buyerName: row.buyer_name,
      paymentMethod: row.payment_method,
      isPaid: row.payment_received_at !== null,
      base: row.base_amount,
      tax: row.tax_amount,
      total: row.total_amount,
      documentId: row.document_id,
      kind: row.kind,
      state: row.state,
      environment: row.environment,
      number: row.document_number,
      accessKey: row.access_key,
      authorizedAt: row.authorized_at && new Date(row.authorized_at).toISOString(),
      reason: row.reason,
      messages: row.messages ?? [],
      day: row.day,
    }),
  );

/** Parses a row of `tax_document_events`. */
export const InvoiceEventSchema = z
  .object({
    id: z.coerce.number(),
    to_state: z.enum(TAX_DOCUMENT_STATES),
    messages: MessagesSchema,
    actor: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(({ id, to_state, messages, actor, created_at }) => ({
    id,
    to: to_state,
    messages,
    actor,
    createdAt: new Date(created_at).toISOString(),
  }));
