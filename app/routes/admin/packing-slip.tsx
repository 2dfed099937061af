import { msg } from "@lingui/core/macro";
import { PackingSlipsPage } from "#app/admin/orders/packing-slips-page.tsx";
import { getOrderDetails } from "#app/data/admin/order.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { isStopped } from "#app/domain/order/payment-check.ts";
import { messagesByLanguage } from "#app/i18n/language-i18n.ts";
import type { Route } from "./+types/packing-slip";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ order, paymentCheck }, messages] = await Promise.all([
    getOrderDetails(params.orderId),
    messagesByLanguage("admin", "shop"),
  ]);
  const stopped = isStopped(order, paymentCheck) ? [order.id] : [];
  return { orders: [order], stopped, messages };
}

export const handle = {
  title({ orders: [order] }: { orders: [Order] }) {
    const number = orderNumberOf(order.id);
    return msg`Packing Slip ${number}`;
  },
};

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  return <PackingSlipsPage {...loaderData} />;
}
