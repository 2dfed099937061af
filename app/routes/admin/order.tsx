import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { OrderPage } from "#app/admin/orders/order-page.tsx";
import { getOrderDetails } from "#app/data/admin-order.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/order";

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getOrderDetails(params.orderId);
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Order · Admin`} isPrivate />
      <OrderPage {...loaderData} />
    </>
  );
}
