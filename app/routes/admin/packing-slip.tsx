import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { PackingSlip } from "#app/admin/orders/packing-slip.tsx";
import { getOrderFile } from "#app/data/admin-order.ts";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/packing-slip";

export const meta: Route.MetaFunction = () => [
  { title: `Packing Slip · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getOrderFile(params.orderId);
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  return <PackingSlip order={loaderData.order} />;
}
