import { FEW_UNITS } from "#app/domain/stock/inventory-status.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { countInvoicesForOwner } from "./invoices.ts";
import { countOrders } from "./list-orders.ts";
import { listOpenPayments } from "./payments.ts";
import { countPendingReviews } from "./reviews.ts";
import { readServiceState } from "./service-state.ts";

const READERS = {
  /** Orders that are pending or processing. */
  toPack: () => countOrders("to-pack"),
  /** Payments to look at: with a new proof, also of cancelled orders, or orders to accept that are paid on handover. */
  toConfirm: () => countOrders("to-confirm"),
  /** Payments without a final answer. */
  openPayments: () => listOpenPayments().then(({ length }) => length),
  /** Orders that must not be sent because PayPhone's payment differs. */
  stopped: () => countOrders("not-to-send"),
  /** Cancelled orders that were paid and are not refunded. */
  toRefund: () => countOrders("to-refund"),
  /** Invoices and credit notes that need the owner. */
  invoices: countInvoicesForOwner,
  /** Reviews that staff have not read. */
  reviews: countPendingReviews,
  /** Products with few units or none. */
  lowStock: () =>
    countAsStaff("counting products", (client) =>
      client.from("products").select("id", ONLY_COUNT).lte("quantity", FEW_UNITS),
    ),
  /** What is wrong with the server itself. */
  service: readServiceState,
};

/** How many things of each kind wait for staff; null if it could not be read. */
export type Todo = {
  [Kind in keyof typeof READERS]: Awaited<ReturnType<(typeof READERS)[Kind]>> | null;
};

/** Count what waits for staff. Never throws: what cannot be read is null. */
export async function readTodo(): Promise<Todo> {
  const counts = Object.entries(READERS).map(
    // Each call logs its own error.
    async ([kind, read]) => [kind, await read().catch(() => null)] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Todo;
}
