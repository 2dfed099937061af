import { msg } from "@lingui/core/macro";
import { OrderPage } from "#app/admin/orders/order-page.tsx";
import { writeOrder } from "#app/admin/orders/write-order.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { findLastCourier, getOrderDetails, type OrderDetails } from "#app/data/admin/order.ts";
import { findOrderReversal } from "#app/data/admin/order-reversal.ts";
import { getShopInformation } from "#app/data/admin/shop-information.ts";
import { ENDED_AWAITING } from "#app/domain/order/awaiting-order-mail.ts";
import { customerMessage, type MessageFacts } from "#app/domain/order/customer-message.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { trackingLink } from "#app/domain/shop-information/tracking-link.ts";
import { pathIn } from "#app/domain/text/language.ts";
import { languageI18n } from "#app/i18n/language-i18n.ts";
import type { Route } from "./+types/order";

/** Return where the parcel of an order can be followed, or null. */
async function trackingUrlOf(order: Order): Promise<string | null> {
  if (order.status !== "shipped" || order.courier === null) return null;
  // A message without this link is better than no page.
  const information = await getShopInformation().catch(() => null);
  return information && trackingLink(information.values.trackingPages, order);
}

function messageFactsOf({
  order,
  events,
  payment,
}: OrderDetails): Omit<MessageFacts, "trackingUrl"> {
  const { language, reference, paymentMethod } = order;
  const cancellation = events.filter(({ to }) => to === "cancelled").at(-1);
  const page = paymentMethod === "unchosen" ? `/pay/${payment.payToken}` : `/orders/${reference}`;
  return {
    orderUrl: window.location.origin + pathIn(language, page),
    hasNewProof: payment.hasNewProof,
    refusal: payment.refusal,
    ended: ENDED_AWAITING.find((code) => code === cancellation?.code) ?? null,
  };
}

async function readOrder(id: string) {
  const details = await getOrderDetails(id);
  const { order } = details;
  const [reversal, trackingUrl, lastCourier, i18n] = await Promise.all([
    findOrderReversal(order),
    trackingUrlOf(order),
    // An empty field is better than no page.
    findLastCourier().catch(() => null),
    languageI18n(order.language, "admin"),
  ]);
  const facts = { ...messageFactsOf(details), trackingUrl };
  return { ...details, reversal, lastCourier, message: customerMessage(order, facts, i18n) };
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return staleIfError(request, readOrder(params.orderId));
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return writeOrder(params.orderId, await request.json());
}

export const handle = {
  title({ order }: { order: Order }) {
    const number = orderNumberOf(order.id);
    return msg`Order ${number} · Admin`;
  },
};

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  // What was typed or opened for one order is not for the next.
  return <OrderPage key={loaderData.order.id} {...loaderData} />;
}
