import { STATUSES_TO_PACK } from "#app/domain/admin-order-query.ts";
import { FEW_UNITS } from "#app/domain/inventory-status.ts";
import { adminErrorFrom } from "../database-error.ts";
import { countInvoicesForOwner } from "./admin-invoices.ts";
import { listStoppedOrders } from "./admin-payment-check.ts";
import { listOpenPayments } from "./admin-payments.ts";
import { countPendingReviews } from "./admin-reviews.ts";
import { requireStaff } from "./admin-session.ts";

/** How many things of each kind wait for staff; null if it could not be read. */
export type Todo = {
  /** Orders that are pending or processing. */
  toPack: number | null;
  /** Payments to look at: with a new proof, or orders to accept that are paid on handover. */
  toConfirm: number | null;
  /** Payments without a final answer. */
  openPayments: number | null;
  /** Orders that must not be sent because PayPhone's payment differs. */
  stopped: number | null;
  /** Cancelled orders that were paid online and are not refunded. */
  toRefund: number | null;
  /** Invoices and credit notes that need the owner. */
  invoices: number | null;
  /** Reviews that staff have not read. */
  reviews: number | null;
  /** Products with few units or none. */
  lowStock: number | null;
};

async function countOrdersToPack(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("orders")
    .select("id", { count: "exact", head: true })
    .in("status", STATUSES_TO_PACK);
  if (error) throw adminErrorFrom("counting orders to pack", error, status);
  return count ?? 0;
}

/** Count the payments with a new proof, and the orders to accept. Throws a ShopError. */
export async function countPaymentsToConfirm(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("orders")
    .select("id", { count: "exact", head: true })
    .eq("status", "awaiting_payment")
    .or("proof_received_at.not.is.null,payment_method.in.(cash_on_delivery,pay_at_pickup)");
  if (error) throw adminErrorFrom("counting payments to confirm", error, status);
  return count ?? 0;
}

async function countOrdersToRefund(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("orders")
    .select("id", { count: "exact", head: true })
    .eq("status", "cancelled")
    .not("payphone_transaction_id", "is", null);
  if (error) throw adminErrorFrom("counting orders to refund", error, status);
  return count ?? 0;
}

async function countLowStock(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .lte("quantity", FEW_UNITS);
  if (error) throw adminErrorFrom("counting products", error, status);
  return count ?? 0;
}

// Each call logs its own error.
const orNull = (count: Promise<number>) => count.catch(() => null);

/** Count what waits for staff. Never throws: what cannot be read is null. */
export async function readTodo(): Promise<Todo> {
  const [toPack, toConfirm, openPayments, stopped, toRefund, invoices, reviews, lowStock] =
    await Promise.all([
      orNull(countOrdersToPack()),
      orNull(countPaymentsToConfirm()),
      orNull(listOpenPayments().then(({ length }) => length)),
      orNull(listStoppedOrders().then(({ length }) => length)),
      orNull(countOrdersToRefund()),
      orNull(countInvoicesForOwner()),
      orNull(countPendingReviews()),
      orNull(countLowStock()),
    ]);
  return { toPack, toConfirm, openPayments, stopped, toRefund, invoices, reviews, lowStock };
}
