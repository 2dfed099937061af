import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { orderItems } from "./order-blocks.ts";
import { toShopper } from "./to-shopper.ts";

/** Return the email that says an accepted order was cancelled, which was to be paid on handover. */
export function orderCancelled(
  order: Order,
  receiptUrl: string,
  i18n: I18n,
  information: ShopInformation,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: order ${number} was cancelled`),
    title: i18n._(msg`Your order was cancelled`),
    lead: i18n._(
      msg`We cancelled order ${number}. You have paid nothing, and there is nothing to pay.`,
    ),
    blocks: [orderItems(order, receiptUrl, i18n)],
    link: { label: i18n._(msg`View your order`), url: receiptUrl },
  });
}
