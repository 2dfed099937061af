import { z } from "zod";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import {
  type AdminOrderQuery,
  type OrderFilter,
  type OrderSort,
  orderSearchCondition,
  shownOrders,
} from "#app/domain/order/admin-order-query.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { TimeSchema } from "../time-schema.ts";
import {
  type AdminPage,
  MAX_ROWS,
  readAdminPage,
  readEveryRow,
  rowRangeFrom,
  sortedRows,
} from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { ADMIN_ORDER_COLUMNS, orderFromRow } from "./order-row.ts";
import { requireStaff } from "./session.ts";

/** Ids per request: two pages of the table. */
const MAX_IDS = 50;

const COLUMN_OF: Record<OrderSort, string> = {
  created: "created_at",
  customer: "customer_name",
  total: "total_amount",
  status: "status",
};

const VALUE_OF: Record<OrderSort, (order: Order) => string | number> = {
  created: ({ createdAt }) => Date.parse(createdAt),
  customer: ({ customerName }) => customerName,
  total: ({ total }) => total,
  status: ({ status }) => status,
};

/** Select the orders of a filter and a search. */
function selectOrders(
  client: SupabaseClient,
  { status, search }: Pick<AdminOrderQuery, "status" | "search">,
  columns: string = ADMIN_ORDER_COLUMNS,
  options: { count?: "exact"; head?: boolean } = {},
) {
  const { statuses, condition, checks } = shownOrders(status);
  const joined = checks ? `${columns},payment_checks!inner(state)` : columns;
  const select = client.from("orders").select(joined, options);
  if (checks) select.in("payment_checks.state", checks);
  const conditions = [condition, search && orderSearchCondition(search)].filter(Boolean);
  // In one, because the embedded REST API follows only the last of several `or=(…)`.
  if (conditions.length > 0) select.or(`and(${conditions.map((one) => `or(${one})`).join()})`);
  return statuses ? select.in("status", statuses) : select;
}

async function readRange(query: AdminOrderQuery, first: number, last: number) {
  const client = await requireStaff();
  const answer = await selectOrders(client, query, ADMIN_ORDER_COLUMNS, { count: "exact" })
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  return rowRangeFrom("listing orders", answer, orderFromRow);
}

/** Return one page of orders, searched and sorted by the database. Throws a ShopError. */
export function listAdminOrders(query: AdminOrderQuery): Promise<AdminPage<Order>> {
  return readAdminPage(query.page, (first, last) => readRange(query, first, last));
}

/** Return every order that matches. Throws a ShopError. */
export async function listEveryOrder(query: AdminOrderQuery): Promise<Order[]> {
  const orders = await readEveryRow(
    async (key) => {
      const data = await askAsStaff("listing orders", (client) =>
        selectOrders(client, query).gte("id", key).order("id").limit(MAX_ROWS),
      );
      return data.map(orderFromRow);
    },
    ({ id }) => id,
  );
  return sortedRows(orders, query.direction, VALUE_OF[query.sort]);
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

/** Return the number of orders that a filter shows. Throws a ShopError. */
export function countOrders(status: OrderFilter): Promise<number> {
  return countAsStaff("counting orders", (client) =>
    selectOrders(client, { status, search: "" }, "id", ONLY_COUNT),
  );
}

/** Return the number of orders that wait for staff: to pack, or with a payment to confirm. Throws a ShopError. */
export async function countWaitingOrders(): Promise<number> {
  const [toPack, toConfirm] = await Promise.all([
    countOrders("to-pack"),
    countOrders("to-confirm"),
  ]);
  return toPack + toConfirm;
}

/** Return the day in Ecuador of the first order, or null without one. Throws a ShopError. */
export async function findFirstOrderDay(): Promise<string | null> {
  const [first] = await askAsStaff("reading the first order", (client) =>
    client.from("orders").select("created_at").order("created_at").limit(1),
  );
  return first ? shopDateAt(Date.parse(TimeSchema.parse(first.created_at))) : null;
}
