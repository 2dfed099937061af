import { useLingui } from "@lingui/react/macro";
import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { PackingSlip } from "#app/admin/orders/packing-slip.tsx";
import { getOrderFile } from "#app/data/admin-order.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/packing-slip";

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getOrderFile(params.orderId);
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Packing Slip`} isPrivate />
      <PackingSlip order={loaderData.order} />
    </>
  );
}
