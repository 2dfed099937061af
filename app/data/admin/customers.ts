import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import type { Order } from "#app/domain/order/order.ts";
import { listAdminOrders } from "./list-orders.ts";

/** What an earlier order says about its customer. */
export type KnownCustomer = Pick<
  Order,
  "id" | "customerName" | "email" | "phone" | "shippingAddress" | "language" | "invoiceBuyer"
>;

const FOUND_AT_MOST = 5;

/** Return a few customers by a part of their name, phone or email, from their latest order. Throws a ShopError. */
export async function findCustomers(search: string): Promise<KnownCustomer[]> {
  const query = adminOrderQueryFrom(new URLSearchParams({ q: search }));
  const { rows } = await listAdminOrders(query);
  const latest = new Map<string, KnownCustomer>();
  for (const order of rows) {
    // An erased order has no phone.
    const key = order.phone && order.phone + order.customerName;
    if (key && !latest.has(key)) latest.set(key, order);
  }
  return [...latest.values()].slice(0, FOUND_AT_MOST);
}
