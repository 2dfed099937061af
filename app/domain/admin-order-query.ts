import { type TableQuery, tableQueryFrom } from "./admin-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

const ORDER_SORTS = ["created", "customer", "total", "status"] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];
export type AdminOrderQuery = TableQuery<OrderSort> & { status: OrderStatus | null };

/** Takes the query of the orders' address and reads it; newest first, of every status, unless it says otherwise. */
export function adminOrderQueryFrom(query: URLSearchParams): AdminOrderQuery {
  return {
    ...tableQueryFrom(query, ORDER_SORTS),
    status: ORDER_STATUSES.find((status) => status === query.get("status")) ?? null,
  };
}

/** Takes what somebody searches for and returns it as the end of an order's id, or null when it cannot be an order number. */
export function orderNumberIn(search: string): string | null {
  const number = search.replace(/^#/, "").toLowerCase();
  return /^[0-9a-f]{4,8}$/.test(number) ? number : null;
}

/**
 * Takes what somebody searches for and returns it for a value inside PostgREST's `or=(…)`, where commas, brackets and
 * quotes are the language's own: each such sign matches any one sign instead.
 */
export function orPatternFor(search: string): string {
  return `*${search.replace(/[,()"'\\%*:{}]/g, "_")}*`;
}
