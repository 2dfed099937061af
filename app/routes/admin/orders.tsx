import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { OrdersPage } from "#app/admin/orders/orders-page.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listAdminOrders } from "#app/data/admin/list-orders.ts";
import { listStoppedOrders } from "#app/data/admin/payment-check.ts";
import { listOpenPayments } from "#app/data/admin/payments.ts";
import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import type { Route } from "./+types/orders";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = adminOrderQueryFrom(new URL(request.url).searchParams);
  const [{ value: page, error }, stopped, open] = await Promise.all([
    readOrError(staleIfError(request, listAdminOrders(query))),
    // The calls log their errors. The list works without these two.
    listStoppedOrders().catch(() => []),
    listOpenPayments().catch(() => []),
  ]);
  return { query, page, error, stopped, openPayments: open.length };
}

export const handle = { title: msg`Orders · Admin` };

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
