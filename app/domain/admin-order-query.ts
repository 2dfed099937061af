import { type TableQuery, tableQueryFrom } from "./admin-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

const ORDER_SORTS = ["created", "customer", "total", "status"] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];
export type AdminOrderQuery = TableQuery<OrderSort> & { status: OrderStatus | null };

/** Parse the query of the orders page. Default: newest first, every status. */
export function adminOrderQueryFrom(query: URLSearchParams): AdminOrderQuery {
  return {
    ...tableQueryFrom(query, ORDER_SORTS),
    status: ORDER_STATUSES.find((status) => status === query.get("status")) ?? null,
  };
}

/** Remove the `#` that order numbers are often written with. */
export function orderSearchOf(search: string): string {
  return search.replace(/^#/, "");
}
