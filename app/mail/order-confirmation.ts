import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { estimateText } from "#app/domain/delivery/delivery-words.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { datesOfOrder } from "#app/domain/shop-information/delivery-dates.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import { deliveryDays } from "./delivery-days.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import {
  orderAddress,
  orderAmounts,
  orderDetails,
  orderInvoice,
  orderItems,
  orderReturns,
} from "./order-blocks.ts";
import { toShopper } from "./to-shopper.ts";

function whatHappensNext(order: Order, i18n: I18n, information: ShopInformation): LetterBlock {
  const { delivery } = order;
  // The owner's days replace the general promises, but agree with the days of a zone.
  const { shipsBy, arrives } = datesOfOrder(order, information);
  const steps =
    delivery.method === "pickup"
      ? [i18n._(msg`You'll receive an email when your order is ready to be picked up`)]
      : [
          i18n._(msg`You'll receive tracking information when your order ships`),
          ...(arrives && delivery.daysMin === null ? [] : [estimateText(i18n, delivery)]),
        ];
  return {
    kind: "list",
    title: i18n._(msg`What happens next?`),
    lines: [
      ...(shipsBy ? [] : [i18n._(msg`Your order will be processed within 1-2 business days`)]),
      ...steps,
      ...deliveryDays(order, information, i18n),
    ],
  };
}

/** Return the email that confirms an order. One that was taken along in the shop is on no way. */
export function orderConfirmation(
  order: Order,
  receiptUrl: string,
  i18n: I18n,
  information: ShopInformation = EMPTY_SHOP_INFORMATION,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: order ${number} is confirmed`),
    title: i18n._(msg`Grazie Mille!`),
    lead: i18n._(msg`Your order has been confirmed`),
    blocks: [
      orderDetails(order, i18n),
      orderItems(order, receiptUrl, i18n),
      orderAmounts(order, i18n),
      orderAddress(order, i18n),
      ...(order.status === "delivered" ? [] : [whatHappensNext(order, i18n, information)]),
      ...orderInvoice(order, i18n),
      orderReturns(information, i18n),
    ],
    link: { label: i18n._(msg`View your receipt`), url: receiptUrl },
  });
}
