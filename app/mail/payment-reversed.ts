import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { orderAmounts, orderDetails, orderItems } from "./order-blocks.ts";
import { toShopper } from "./to-shopper.ts";

function leadOf(order: Order, i18n: I18n): string {
  const number = orderNumberOf(order.id);
  const total = formatCents(order.total);
  const money = order.returnedByProvider
    ? msg`We returned the full ${total} to you through PayPhone for order ${number}. Your bank shows it within a few days.`
    : msg`We returned the full ${total} to you for order ${number}.`;
  if (order.wasSent) return i18n._(money);
  const outcome =
    order.delivery.method === "pickup"
      ? msg`The order will not be handed over.`
      : msg`The order will not be sent.`;
  return `${i18n._(money)} ${i18n._(outcome)}`;
}

/** Return the email that says an order's payment was returned. */
export function paymentReversed(
  order: Order,
  receiptUrl: string,
  i18n: I18n,
  information: ShopInformation = EMPTY_SHOP_INFORMATION,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: your payment for order ${number} was returned`),
    title: i18n._(msg`Your payment was returned`),
    lead: leadOf(order, i18n),
    blocks: [
      orderDetails(order, i18n),
      orderItems(order, receiptUrl, i18n),
      orderAmounts(order, i18n),
    ],
    link: { label: i18n._(msg`View your receipt`), url: receiptUrl },
  });
}
