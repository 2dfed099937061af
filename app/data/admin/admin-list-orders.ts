import {
  type AdminOrderQuery,
  type OrderSort,
  orderSearchOf,
} from "#app/domain/admin-order-query.ts";
import { ADMIN_PAGE_SIZE, rowRangeOf, searchCondition } from "#app/domain/admin-query.ts";
import type { Order } from "#app/domain/order.ts";
import { adminErrorFrom } from "../database-error.ts";
import { ADMIN_ORDER_COLUMNS, orderFromRow } from "./admin-order-row.ts";
import { requireStaff } from "./admin-session.ts";

/** The REST API's maximum rows per request. */
const MAX_ROWS = 1000;

/** The searched columns. */
const SEARCHED = ["number", "customer_name", "email", "reference"];

const COLUMN_OF: Record<OrderSort, string> = {
  created: "created_at",
  customer: "customer_name",
  total: "total_amount",
  status: "status",
};

export type AdminOrderPage = { orders: Order[]; total: number; pageCount: number };

async function readRange(query: AdminOrderQuery, first: number, last: number) {
  const client = await requireStaff();
  let select = client.from("orders").select(ADMIN_ORDER_COLUMNS, { count: "exact" });
  if (query.status) select = select.eq("status", query.status);
  if (query.search) select = select.or(searchCondition(SEARCHED, orderSearchOf(query.search)));
  const answer = await select
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  // Past the last row PostgREST answers 416. That is an empty page.
  if (answer.error && answer.status !== 416) {
    throw adminErrorFrom("listing orders", answer.error, answer.status);
  }
  return { orders: (answer.data ?? []).map(orderFromRow), total: answer.count ?? 0 };
}

/** Return one page of orders, searched and sorted by the database. Throws a ShopError. */
export async function listAdminOrders(query: AdminOrderQuery): Promise<AdminOrderPage> {
  const { orders, total } = await readRange(query, ...rowRangeOf(query.page));
  return { orders, total, pageCount: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)) };
}

/** Return every order that matches, read in pages. Throws a ShopError. */
export async function listEveryOrder(query: AdminOrderQuery): Promise<Order[]> {
  const every: Order[] = [];
  for (;;) {
    const { orders } = await readRange(query, every.length, every.length + MAX_ROWS - 1);
    every.push(...orders);
    if (orders.length < MAX_ROWS) return every;
  }
}

/** Return the number of pending orders. Throws a ShopError. */
export async function countWaitingOrders(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("orders")
    .select("id", { count: "exact", head: true })
    .eq("status", "pending");
  if (error) throw adminErrorFrom("counting orders", error, status);
  return count ?? 0;
}
