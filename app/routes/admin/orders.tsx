import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { OrdersPage } from "#app/admin/orders/orders-page.tsx";
import { listAdminOrders } from "#app/data/admin-list-orders.ts";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { adminOrderQueryFrom } from "#app/domain/admin-order-query.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/orders";

/** A list that cannot be read leaves the tab standing and says so (specification section 8). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = adminOrderQueryFrom(new URL(request.url).searchParams);
  try {
    return { query, page: await listAdminOrders(query), failure: null };
  } catch (error) {
    if (error instanceof AdminFailure) return { query, page: null, failure: error };
    throw error;
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
