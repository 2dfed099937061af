import { z } from "zod";
import {
  type AdminOrderQuery,
  type OrderSort,
  orderSearchCondition,
  statusesOf,
} from "#app/domain/admin-order-query.ts";
import type { Order } from "#app/domain/order.ts";
import { adminErrorFrom } from "../database-error.ts";
import { ADMIN_ORDER_COLUMNS, orderFromRow } from "./admin-order-row.ts";
import { type AdminPage, readAdminPage, readEveryRow, rowRangeFrom } from "./admin-page.ts";
import { requireStaff } from "./admin-session.ts";

/** Ids per request: two pages of the table. */
const MAX_IDS = 50;

const COLUMN_OF: Record<OrderSort, string> = {
  created: "created_at",
  customer: "customer_name",
  total: "total_amount",
  status: "status",
};

async function readRange(query: AdminOrderQuery, first: number, last: number) {
  const client = await requireStaff();
  let select = client.from("orders").select(ADMIN_ORDER_COLUMNS, { count: "exact" });
  const statuses = statusesOf(query.status);
  if (statuses) select = select.in("status", statuses);
  if (query.search) select = select.or(orderSearchCondition(query.search));
  const answer = await select
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  return rowRangeFrom("listing orders", answer, orderFromRow);
}

/** Return one page of orders, searched and sorted by the database. Throws a ShopError. */
export function listAdminOrders(query: AdminOrderQuery): Promise<AdminPage<Order>> {
  return readAdminPage(query.page, (first, last) => readRange(query, first, last));
}

/** Return every order that matches, read in pages. Throws a ShopError. */
export function listEveryOrder(query: AdminOrderQuery): Promise<Order[]> {
  return readEveryRow((first, last) => readRange(query, first, last));
}

/** Return up to 50 orders with these ids in their order, without invalid and unknown ones. Throws a ShopError. */
export async function listOrdersByIds(ids: readonly string[]): Promise<Order[]> {
  const valid = [...new Set(ids)].filter((id) => z.uuid().safeParse(id).success).slice(0, MAX_IDS);
  if (valid.length === 0) return [];
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("orders")
    .select(ADMIN_ORDER_COLUMNS)
    .in("id", valid);
  if (error) throw adminErrorFrom("reading orders", error, status);
  const byId = new Map(data.map(orderFromRow).map((order) => [order.id, order]));
  return valid.flatMap((id) => byId.get(id) ?? []);
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
