import { z } from "zod";
import type { Order } from "#app/domain/order/order.ts";
import { ORDER_STATUSES } from "#app/domain/order/order-status.ts";
import { camelKeys } from "../camel-keys.ts";
import { OrderSchema } from "../order-json.ts";
import { TimeSchema } from "../time-schema.ts";

/** The columns of an order in the admin. */
export const ADMIN_ORDER_COLUMNS =
  "id,reference,language,customer_name,email,phone,shipping_address,invoice_buyer,items,tax_rate,prices_include_tax," +
  "delivery,discount_code,subtotal_amount,discount_amount,delivery_amount,tax_amount,total_amount," +
  "payphone_transaction_id,is_sandbox,payment_method,payment_received_at,proof_received_at,payment_due_at,status,courier,tracking_number,created_at";

const OrderRowSchema = z.record(z.string(), z.unknown());

/** Parse a row of `orders` of the REST API. Throws a ZodError. */
export function orderFromRow(row: unknown): Order {
  const {
    subtotalAmount,
    discountAmount,
    taxAmount,
    totalAmount,
    payphoneTransactionId,
    paymentReceivedAt,
    proofReceivedAt,
    ...order
  } = camelKeys(OrderRowSchema.parse(row));
  return OrderSchema.parse({
    ...order,
    subtotal: subtotalAmount,
    discount: discountAmount,
    tax: taxAmount,
    total: totalAmount,
    transactionId: payphoneTransactionId,
    isPaid: paymentReceivedAt !== null,
    hasNewProof: proofReceivedAt !== null,
  });
}

const EVENT_KINDS = [
  "created",
  "status_changed",
  "shipment_changed",
  "settled_by_hand",
  "stock_restored",
  "payment_checked",
  "proof_received",
  "payment_refused",
  "payment_received",
  "price_agreed",
  "method_chosen",
  "oversold",
] as const;

/** What happened in an event where its kind does not say it all. */
export const EVENT_CODES = [
  "sandbox",
  "transfer",
  "deuna",
  "cash_on_delivery",
  "pay_at_pickup",
  "in_store",
  "card",
  "unchosen",
  "in_store_cash",
  "in_store_terminal",
  "in_store_transfer",
  "accepted",
  "payment_confirmed",
  "paid_by_card",
  "handed_over",
  "payment_expired",
  "proof_unchecked",
  "sold_out",
  "cancelled_by_shop",
  "shipment_taken_back",
  "payment_reversed",
  "payment_reversed_without_restock",
  "payment_reversed_after_sending",
  "agrees",
  "vouched",
  "reference",
  "transaction",
  "currency",
  "amount",
  "cancelled",
] as const;

export type EventCode = (typeof EVENT_CODES)[number];

const StatusSchema = z.enum(ORDER_STATUSES);

const OrderEventRowSchema = z.object({
  id: z.coerce.number(),
  kind: z.enum(EVENT_KINDS),
  from_status: StatusSchema.nullable(),
  to_status: StatusSchema,
  /** A staff id; null for the shop itself. */
  actor: z.string().nullable(),
  code: z.enum(EVENT_CODES).nullable(),
  /** How many units went back into stock; null unless the kind is `stock_restored`. */
  units: z.number().nullable(),
  /** What staff wrote: a reason, agreed prices with their reason, courier and tracking number. Of an oversold order the missing units. */
  note: z.string().nullable(),
  created_at: TimeSchema,
});

/** Parse a row of `order_events`. Throws a ZodError. */
export function orderEventFromRow(row: unknown) {
  const { fromStatus, toStatus, ...event } = camelKeys(OrderEventRowSchema.parse(row));
  return { ...event, from: fromStatus, to: toStatus };
}

/** One event in an order's history. */
export type OrderEvent = ReturnType<typeof orderEventFromRow>;
