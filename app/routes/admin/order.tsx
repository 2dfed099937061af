import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { OrderPage } from "#app/admin/orders/order-page.tsx";
import { writeOrder } from "#app/admin/orders/write-order.tsx";
import { getOrderDetails, type OrderDetails } from "#app/data/admin/admin-order.ts";
import { findOrderReversal } from "#app/data/admin/admin-order-reversal.ts";
import { customerMessage, payLinkMessage, paymentReminder } from "#app/domain/customer-message.ts";
import { pathIn } from "#app/domain/language.ts";
import { whatsappUrl } from "#app/domain/whatsapp.ts";
import { languageI18n } from "#app/i18n/language-i18n.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/order";

/** Return the text that WhatsApp opens with, in the order's language. */
function messageTo({ order, payment }: OrderDetails, i18n: I18n): string {
  const urlOf = (path: string) => window.location.origin + pathIn(order.language, path);
  if (order.status !== "awaiting_payment" || order.paymentMethod === "cash_on_delivery") {
    return customerMessage(order, i18n);
  }
  return order.paymentMethod === "unchosen"
    ? payLinkMessage(order, urlOf(`/pay/${payment.payToken}`), i18n)
    : paymentReminder(order, urlOf(`/orders/${order.reference}`), i18n);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const details = await getOrderDetails(params.orderId);
  const { order } = details;
  const [reversal, i18n] = await Promise.all([
    findOrderReversal(order),
    languageI18n(order.language, "admin"),
  ]);
  const message = messageTo(details, i18n);
  return { ...details, reversal, whatsapp: whatsappUrl(order.phone, message) };
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
