import { z } from "zod";
import type { Order } from "#app/domain/order/order.ts";
import { canTransition, type OrderStatus } from "#app/domain/order/order-status.ts";
import type { PaymentCheck } from "#app/domain/order/payment-check.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { callShop } from "../call-shop.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import type { InvoiceRow } from "./invoice-row.ts";
import { listInvoicesOf } from "./invoices.ts";
import { listProofs, type ManualPayment } from "./order-payment.ts";
import { type OrderEvent, orderEventFromRow, orderFromRow } from "./order-row.ts";
import { readPaymentCheck } from "./payment-check.ts";
import { findStaffId } from "./session.ts";

/** An order with its history, the oldest event first. */
export type OrderDetails = {
  order: Order;
  events: OrderEvent[];
  /** The order's invoice, and its credit note. */
  invoices: InvoiceRow[];
  /** Null before the first check. */
  paymentCheck: PaymentCheck | null;
  payment: ManualPayment;
  /** By staff id. */
  staffNames: Record<string, string>;
  /** The signed-in member of staff. */
  staffId: string | null;
};

/** '' if not known yet. */
export type Shipment = { courier: string; trackingNumber: string };

async function readStaffNames(): Promise<Record<string, string>> {
  const data = await askAsStaff("reading the staff", (client) =>
    client.from("staff").select("user_id,display_name"),
  );
  return Object.fromEntries(data.map(({ user_id, display_name }) => [user_id, display_name]));
}

/** Return an order with its history. Throws a ShopError; `NOT_FOUND` if it does not exist. */
export async function getOrderDetails(id: string): Promise<OrderDetails> {
  if (!z.uuid().safeParse(id).success) throw new ShopError("NOT_FOUND", "There is no such order.");
  const [[row], events, invoices, paymentCheck, proofs, staffNames] = await Promise.all([
    askAsStaff("reading an order", (client) =>
      client.from("orders").select("*").eq("id", id).limit(1),
    ),
    askAsStaff("reading a history", (client) =>
      client.from("order_events").select("*").eq("order_id", id).order("id"),
    ),
    listInvoicesOf(id),
    readPaymentCheck(id),
    listProofs(id),
    readStaffNames(),
  ]);
  if (!row) throw new ShopError("NOT_FOUND", "There is no such order.");
  return {
    order: orderFromRow(row),
    events: events.map(orderEventFromRow),
    invoices,
    paymentCheck,
    payment: {
      refusal: row.payment_refusal,
      payToken: row.pay_token,
      hasNewProof: row.proof_received_at !== null,
      proofs,
    },
    staffNames,
    staffId: await findStaffId(),
  };
}

/** Return the courier of the newest order that has one, whenever it was shipped, or null. Throws a ShopError. */
export async function findLastCourier(): Promise<string | null> {
  const [newest] = await askAsStaff("reading the newest order's courier", (client) =>
    client
      .from("orders")
      .select("courier")
      .not("courier", "is", null)
      .order("created_at", { ascending: false })
      .limit(1),
  );
  return newest?.courier ?? null;
}

/** A change of status, or of the shipment alone if `from` equals `to`. What `shipment` leaves out stays. */
export type StatusChange = { from: OrderStatus; to: OrderStatus; shipment: Partial<Shipment> };

/**
 * Change an order's status and shipment if its status is still `from` (optimistic locking). Throws a ShopError;
 * `ORDER_TRANSITION_NOT_ALLOWED` if it is not.
 */
export async function changeOrderStatus(
  id: string,
  { from, to, shipment: { courier, trackingNumber } }: StatusChange,
): Promise<void> {
  if (to !== from && !canTransition(from, to)) {
    const message = `An order that is ${from} cannot become ${to}.`;
    throw new ShopError("ORDER_TRANSITION_NOT_ALLOWED", message);
  }
  const data = await askAsStaff("changing an order", (client) =>
    client
      .from("orders")
      .update({
        status: to,
        ...(courier !== undefined && { courier: courier.trim() || null }),
        ...(trackingNumber !== undefined && { tracking_number: trackingNumber.trim() || null }),
      })
      .eq("id", id)
      .eq("status", from)
      .select("id"),
  );
  if (data.length === 0) {
    const message = "Someone else has changed this order meanwhile.";
    throw new ShopError("ORDER_TRANSITION_NOT_ALLOWED", message);
  }
}

/**
 * Return a shipped order to its former status and remove the email about it, which is sent after 30 seconds. Throws a
 * ShopError; `SHIPMENT_ANNOUNCED` once it may have been sent.
 */
export async function takeBackShipment(orderId: string): Promise<void> {
  await callShop("taking back a shipment", "POST", `/orders/${orderId}/shipment/withdrawal`, {});
}
