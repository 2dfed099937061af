import { useLingui } from "@lingui/react/macro";
import { OrderPage } from "#app/admin/orders/order-page.tsx";
import { writeOrder } from "#app/admin/orders/write-order.ts";
import { getOrderDetails } from "#app/data/admin/admin-order.ts";
import { findOrderReversal } from "#app/data/admin/admin-order-reversal.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/order";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const details = await getOrderDetails(params.orderId);
  return { ...details, reversal: await findOrderReversal(details.order) };
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return writeOrder(params.orderId, await request.json());
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
