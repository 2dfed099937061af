import { FEW_UNITS } from "#app/domain/stock/inventory-status.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { countInvoicesForOwner } from "./invoices.ts";
import { countOrders } from "./list-orders.ts";
import { listOpenPayments } from "./payments.ts";
import { countPendingReviews } from "./reviews.ts";
import { readServiceState, type ServiceState } from "./service-state.ts";

/** How many things of each kind wait for staff; null if it could not be read. */
export type Todo = {
  /** Orders that are pending or processing. */
  toPack: number | null;
  /** Payments to look at: with a new proof, also of cancelled orders, or orders to accept that are paid on handover. */
  toConfirm: number | null;
  /** Payments without a final answer. */
  openPayments: number | null;
  /** Orders that must not be sent because PayPhone's payment differs. */
  stopped: number | null;
  /** Cancelled orders that were paid and are not refunded. */
  toRefund: number | null;
  /** Invoices and credit notes that need the owner. */
  invoices: number | null;
  /** Reviews that staff have not read. */
  reviews: number | null;
  /** Products with few units or none. */
  lowStock: number | null;
  /** What is wrong with the server itself. */
  service: ServiceState | null;
};

function countLowStock(): Promise<number> {
  return countAsStaff("counting products", (client) =>
    client.from("products").select("id", ONLY_COUNT).lte("quantity", FEW_UNITS),
  );
}

// Each call logs its own error.
const orNull = <Value>(value: Promise<Value>) => value.catch(() => null);

/** Count what waits for staff. Never throws: what cannot be read is null. */
export async function readTodo(): Promise<Todo> {
  const [toPack, toConfirm, openPayments, stopped, toRefund, invoices, reviews, lowStock, service] =
    await Promise.all([
      orNull(countOrders("to-pack")),
      orNull(countOrders("to-confirm")),
      orNull(listOpenPayments().then(({ length }) => length)),
      orNull(countOrders("not-to-send")),
      orNull(countOrders("to-refund")),
      orNull(countInvoicesForOwner()),
      orNull(countPendingReviews()),
      orNull(countLowStock()),
      orNull(readServiceState()),
    ]);
  return {
    toPack,
    toConfirm,
    openPayments,
    stopped,
    toRefund,
    invoices,
    reviews,
    lowStock,
    service,
  };
}
