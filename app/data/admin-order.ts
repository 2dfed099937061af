import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import type { Order } from "#app/domain/order.ts";
import { canTransition, type OrderStatus } from "#app/domain/order-status.ts";
import type { PaymentCheck } from "#app/domain/payment-check.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import {
  ADMIN_ORDER_COLUMNS,
  type OrderEvent,
  orderEventFromRow,
  orderFromRow,
} from "./admin-order-row.ts";
import { readPaymentCheck } from "./admin-payment-check.ts";
import { findStaffId, requireStaff } from "./admin-session.ts";

/** An order with its history, the oldest step first. */
export type OrderDetails = {
  order: Order;
  events: OrderEvent[];
  /** What PayPhone said of the payment since; null where nobody was asked. */
  paymentCheck: PaymentCheck | null;
  /** The names of the staff by their ids. */
  staffNames: Record<string, string>;
  /** The signed-in person, so that the history can say "you". */
  staffId: string | null;
};

/** How an order travels; '' for what is not known yet. */
export type Shipment = { courier: string; trackingNumber: string };

const StaffRowsSchema = z.array(z.object({ user_id: z.string(), display_name: z.string() }));

async function readStaffNames(client: SupabaseClient): Promise<Record<string, string>> {
  const { data, error, status } = await client.from("staff").select("user_id,display_name");
  if (error) throw adminFailureFrom("reading the staff", error, status);
  return Object.fromEntries(
    StaffRowsSchema.parse(data).map(({ user_id, display_name }) => [user_id, display_name]),
  );
}

/** Returns the order and its history. Throws an AdminFailure, `gone` when there is none. */
export async function getOrderDetails(id: string): Promise<OrderDetails> {
  const client = await requireStaff();
  if (!z.uuid().safeParse(id).success) throw new AdminFailure("gone", "There is no such order.");
  const [orders, events, paymentCheck, staffNames] = await Promise.all([
    client.from("orders").select(ADMIN_ORDER_COLUMNS).eq("id", id).limit(1),
    client.from("order_events").select("*").eq("order_id", id).order("id"),
    readPaymentCheck(client, id),
    readStaffNames(client),
  ]);
  if (orders.error) throw adminFailureFrom("reading an order", orders.error, orders.status);
  if (events.error) throw adminFailureFrom("reading a history", events.error, events.status);
  if (!orders.data[0]) throw new AdminFailure("gone", "There is no such order.");
  return {
    order: orderFromRow(orders.data[0]),
    events: events.data.map(orderEventFromRow),
    paymentCheck,
    staffNames,
    staffId: await findStaffId(),
  };
}

/**
 * Moves an order from the status it was seen in to the next one, or leaves it there, and sets how it travels.
 * Only that status is moved, so that two people at once cannot each move it. Throws an AdminFailure.
 */
export async function changeOrderStatus(
  order: Order,
  to: OrderStatus,
  { courier, trackingNumber }: Shipment,
): Promise<void> {
  if (to !== order.status && !canTransition(order.status, to)) {
    throw new AdminFailure("refused", `An order that is ${order.status} cannot become ${to}.`);
  }
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("orders")
    .update({
      status: to,
      courier: courier.trim() || null,
      tracking_number: trackingNumber.trim() || null,
    })
    .eq("id", order.id)
    .eq("status", order.status)
    .select("id");
  if (error) throw adminFailureFrom("moving an order", error, status);
  if (data.length === 0) {
    throw new AdminFailure("refused", "Somebody else has moved this order meanwhile.");
  }
}
