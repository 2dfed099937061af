import { msg } from "@lingui/core/macro";
import { PackingSlipsPage } from "#app/admin/orders/packing-slips-page.tsx";
import { listOrdersByIds } from "#app/data/admin/list-orders.ts";
import { listStoppedOrders } from "#app/data/admin/payment-check.ts";
import { messagesByLanguage } from "#app/i18n/language-i18n.ts";
import type { Route } from "./+types/packing-slips";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll("id");
  const [orders, messages] = await Promise.all([
    listOrdersByIds(ids),
    messagesByLanguage("admin", "shop"),
  ]);
  // An error shows no slip: one of a stopped order would look valid.
  const stopped = orders.length > 0 ? await listStoppedOrders(orders.map(({ id }) => id)) : [];
  return { orders, stopped, messages };
}

export const handle = { title: msg`Packing Slips` };

export default function PackingSlipsRoute({ loaderData }: Route.ComponentProps) {
  return <PackingSlipsPage {...loaderData} />;
}
