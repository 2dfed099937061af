import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { OrderPage } from "#app/admin/orders/order-page.tsx";
import { getOrderFile } from "#app/data/admin-order.ts";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = () => [
  { title: `Order · Admin · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getOrderFile(params.orderId);
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
