import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { OrdersPage } from "#app/admin/orders/orders-page.tsx";
import { listAdminOrders } from "#app/data/admin/admin-list-orders.ts";
import { listStoppedOrders } from "#app/data/admin/admin-payment-check.ts";
import { listOpenPayments } from "#app/data/admin/admin-payments.ts";
import { adminOrderQueryFrom } from "#app/domain/admin-order-query.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/orders";

/** A list that fails to load leaves the rest of the tab usable (specification section 8). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = adminOrderQueryFrom(new URL(request.url).searchParams);
  // Without these two the list still works. The calls log their errors.
  const notes = Promise.all([
    listStoppedOrders().catch(() => []),
    listOpenPayments().catch(() => []),
  ]);
  try {
    const page = await listAdminOrders(query);
    const [stopped, open] = await notes;
    return { query, page, error: null, stopped, openPayments: open.length };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const [stopped, open] = await notes;
    return { query, page: null, error, stopped, openPayments: open.length };
  }
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Orders · Admin`} isPrivate />
      <OrdersPage {...loaderData} />
    </>
  );
}
