import { z } from "zod";
import {
  type AdminOrderQuery,
  type OrderSort,
  orderSearchCondition,
  statusesOf,
} from "#app/domain/admin-order-query.ts";
import type { Order } from "#app/domain/order.ts";
import { ADMIN_ORDER_COLUMNS, orderFromRow } from "./admin-order-row.ts";
import { type AdminPage, readAdminPage, readEveryRow, rowRangeFrom } from "./admin-page.ts";
import { requireStaff } from "./admin-session.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";

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
  const data = await askAsStaff("reading orders", (client) =>
    client.from("orders").select(ADMIN_ORDER_COLUMNS).in("id", valid),
  );
  const byId = new Map(data.map(orderFromRow).map((order) => [order.id, order]));
  return valid.flatMap((id) => byId.get(id) ?? []);
}

/** Return the number of pending orders. Throws a ShopError. */
export function countWaitingOrders(): Promise<number> {
  return countAsStaff("counting orders", (client) =>
    client.from("orders").select("id", ONLY_COUNT).eq("status", "pending"),
  );
}
