import { z } from "zod";
import type { Order } from "#app/domain/order.ts";
import { ORDER_STATUSES } from "#app/domain/order-status.ts";
import { orderFromJson } from "../order-json.ts";

/** The columns of an order in the admin. */
export const ADMIN_ORDER_COLUMNS =
  "id,reference,language,customer_name,email,phone,shipping_address,invoice_buyer,items,tax_rate,prices_include_tax," +
  "delivery,discount_code,subtotal_amount,discount_amount,delivery_amount,tax_amount,total_amount," +
  "payphone_transaction_id,is_sandbox,payment_method,payment_received_at,payment_due_at,status,courier,tracking_number,created_at";

const OrderRowSchema = z.looseObject({
  customer_name: z.unknown(),
  shipping_address: z.unknown(),
  invoice_buyer: z.unknown(),
  tax_rate: z.unknown(),
  prices_include_tax: z.unknown(),
  discount_code: z.unknown(),
  subtotal_amount: z.unknown(),
  discount_amount: z.unknown(),
  delivery_amount: z.unknown(),
  tax_amount: z.unknown(),
  total_amount: z.unknown(),
  payphone_transaction_id: z.unknown(),
  is_sandbox: z.unknown(),
  payment_method: z.unknown(),
  payment_received_at: z.unknown(),
  payment_due_at: z.unknown(),
  tracking_number: z.unknown(),
  created_at: z.unknown(),
});

/** Parse a row of `orders` of the REST API. Throws a ZodError. */
export function orderFromRow(row: unknown): Order {
  const columns = OrderRowSchema.parse(row);
  return orderFromJson({
    ...columns,
    customerName: columns.customer_name,
    shippingAddress: columns.shipping_address,
    invoiceBuyer: columns.invoice_buyer,
    taxRate: columns.tax_rate,
    pricesIncludeTax: columns.prices_include_tax,
    discountCode: columns.discount_code,
    subtotal: columns.subtotal_amount,
    discount: columns.discount_amount,
    deliveryAmount: columns.delivery_amount,
    tax: columns.tax_amount,
    total: columns.total_amount,
    transactionId: columns.payphone_transaction_id,
    isSandbox: columns.is_sandbox,
    paymentMethod: columns.payment_method,
    isPaid: columns.payment_received_at !== null,
    paymentDueAt: columns.payment_due_at,
    trackingNumber: columns.tracking_number,
    createdAt: columns.created_at,
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
] as const;

/** One event in an order's history. */
export type OrderEvent = {
  id: number;
  kind: (typeof EVENT_KINDS)[number];
  from: Order["status"] | null;
  to: Order["status"];
  /** A staff id; null for the shop itself. */
  actor: string | null;
  /**
   * Depends on the kind: `sandbox`, a way to pay, how it was paid in the shop, what was agreed and why, `payment_confirmed`, `payment_reversed`, `shipment_taken_back`, courier and tracking number, the reason of a manual settlement or refusal,
   * or the number of restored units.
   */
  note: string | null;
  /** ISO time. */
  createdAt: string;
};

const StatusSchema = z.enum(ORDER_STATUSES);

const OrderEventRowSchema = z.object({
  id: z.coerce.number(),
  kind: z.enum(EVENT_KINDS),
  from_status: StatusSchema.nullable(),
  to_status: StatusSchema,
  actor: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
});

/** Parse a row of `order_events`. Throws a ZodError. */
export function orderEventFromRow(row: unknown): OrderEvent {
  const { from_status, to_status, created_at, ...rest } = OrderEventRowSchema.parse(row);
  return {
    ...rest,
    from: from_status,
    to: to_status,
    createdAt: new Date(created_at).toISOString(),
  };
}
