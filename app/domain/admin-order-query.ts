import { searchCondition, type TableQuery, tableQueryFrom } from "./admin-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";
import { phoneSearchOf } from "./phone-search.ts";

const ORDER_SORTS = ["created", "customer", "total", "status"] as const;

/** The statuses of orders that are still to be packed. */
export const STATUSES_TO_PACK: readonly OrderStatus[] = ["pending", "processing"];

/** One status, or the orders that are still to be packed. */
const ORDER_FILTERS = ["to-pack", ...ORDER_STATUSES] as const;

export type OrderFilter = (typeof ORDER_FILTERS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];
export type AdminOrderQuery = TableQuery<OrderSort> & { status: OrderFilter | null };

/** Parse the query of the orders page. Default: newest first, every status. */
export function adminOrderQueryFrom(query: URLSearchParams): AdminOrderQuery {
  return {
    ...tableQueryFrom(query, ORDER_SORTS),
    status: ORDER_FILTERS.find((status) => status === query.get("status")) ?? null,
  };
}

/** Return the statuses that a filter shows, or null for all. */
export function statusesOf(filter: OrderFilter | null): readonly OrderStatus[] | null {
  if (filter === null) return null;
  return filter === "to-pack" ? STATUSES_TO_PACK : [filter];
}

/** The searched columns. */
const SEARCHED = ["number", "customer_name", "email", "reference"];

/** Return the condition of PostgREST's `or=(…)` that finds orders by number, name, email, reference or phone number. */
export function orderSearchCondition(search: string): string {
  const phone = phoneSearchOf(search);
  // Order numbers are often written with a `#`.
  const texts = searchCondition(SEARCHED, search.replace(/^#/, ""));
  return phone ? `${texts},${searchCondition(["phone_digits"], phone)}` : texts;
}
