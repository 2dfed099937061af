import { useLingui } from "@lingui/react/macro";
import { PackingSlip } from "#app/admin/orders/packing-slip.tsx";
import { getOrderDetails } from "#app/data/admin/admin-order.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/packing-slip";

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getOrderDetails(params.orderId);
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
