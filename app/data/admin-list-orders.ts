import type { SupabaseClient } from "@supabase/supabase-js";
import {
  type AdminOrderQuery,
  type OrderSort,
  orderNumberIn,
  orPatternFor,
} from "#app/domain/admin-order-query.ts";
import { ADMIN_PAGE_SIZE, rowRangeOf } from "#app/domain/admin-query.ts";
import type { Order } from "#app/domain/order.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { ADMIN_ORDER_COLUMNS, orderFromRow } from "./admin-order-row.ts";
import { requireStaff } from "./admin-session.ts";

/** How many rows the REST API hands out at once. */
const MAX_ROWS = 1000;

/** How many orders of one number a search looks at: an order number is the end of an id, so there is hardly ever a second. */
const MAX_NUMBERED = 50;

const COLUMN_OF: Record<OrderSort, string> = {
  created: "created_at",
  customer: "customer_name",
  total: "total_amount",
  status: "status",
};

export type AdminOrderPage = { orders: Order[]; total: number; pageCount: number };

/** An id cannot be searched by its end through the REST API, so the ids alone are read and looked through here. */
async function idsEndingIn(client: SupabaseClient, number: string): Promise<string[]> {
  const found: string[] = [];
  for (let first = 0; ; first += MAX_ROWS) {
    const { data, error, status } = await client
      .from("orders")
      .select("id")
      .order("id")
      .range(first, first + MAX_ROWS - 1);
    if (error) throw adminFailureFrom("searching orders", error, status);
    found.push(...data.map(({ id }) => String(id)).filter((id) => id.endsWith(number)));
    if (data.length < MAX_ROWS || found.length >= MAX_NUMBERED) return found;
  }
}

async function matching(client: SupabaseClient, { search, status }: AdminOrderQuery) {
  let select = client.from("orders").select(ADMIN_ORDER_COLUMNS, { count: "exact" });
  if (status) select = select.eq("status", status);
  if (!search) return { select };
  const number = orderNumberIn(search);
  const ids = number ? await idsEndingIn(client, number) : [];
  const pattern = orPatternFor(search);
  const named = `customer_name.ilike.${pattern},email.ilike.${pattern},reference.ilike.${pattern}`;
  return { select: select.or(ids.length > 0 ? `${named},id.in.(${ids.join(",")})` : named) };
}

async function readRange(query: AdminOrderQuery, first: number, last: number) {
  const client = await requireStaff();
  const { select } = await matching(client, query);
  const answer = await select
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  // Past the last row PostgREST answers 416; that is an empty page, not a failure.
  if (answer.error && answer.status !== 416) {
    throw adminFailureFrom("listing orders", answer.error, answer.status);
  }
  return { orders: (answer.data ?? []).map(orderFromRow), total: answer.count ?? 0 };
}

/** Returns one page of orders, searched by number, name, e-mail or reference, and sorted by the database. Throws an AdminFailure. */
export async function listAdminOrders(query: AdminOrderQuery): Promise<AdminOrderPage> {
  const { orders, total } = await readRange(query, ...rowRangeOf(query.page));
  return { orders, total, pageCount: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)) };
}

/** Returns every order that the query matches, read page by page. Throws an AdminFailure. */
export async function listEveryOrder(query: AdminOrderQuery): Promise<Order[]> {
  const every: Order[] = [];
  for (;;) {
    const { orders } = await readRange(query, every.length, every.length + MAX_ROWS - 1);
    every.push(...orders);
    if (orders.length < MAX_ROWS) return every;
  }
}

/** Returns how many orders nobody has begun to work on. Throws an AdminFailure. */
export async function countWaitingOrders(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("orders")
    .select("id", { count: "exact", head: true })
    .eq("status", "pending");
  if (error) throw adminFailureFrom("counting orders", error, status);
  return count ?? 0;
}
