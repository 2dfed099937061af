import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { estimateText } from "#app/domain/delivery/delivery-words.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { transitDaysOf } from "#app/domain/shop-information/delivery-dates.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { trackingLink } from "#app/domain/shop-information/tracking-link.ts";
import { settings } from "#app/settings.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import { orderAddress, orderItems, orderReturns } from "./order-blocks.ts";
import { pairs } from "./pairs.ts";
import { toShopper } from "./to-shopper.ts";

/** Empty without courier and tracking number, and for a pick-up. */
function parcelBlocks({ courier, trackingNumber, delivery }: Order, i18n: I18n): LetterBlock[] {
  if (delivery.method === "pickup") return [];
  const rows: [string, string][] = [];
  if (courier) rows.push([i18n._(msg`Courier`), courier]);
  if (trackingNumber) rows.push([i18n._(msg`Tracking Number`), trackingNumber]);
  return rows.length > 0 ? [{ kind: "pairs", title: i18n._(msg`Your parcel`), rows }] : [];
}

/** What is still to be paid, when the order is handed over. */
function dueBlocks({ isPaid, total }: Order, i18n: I18n): LetterBlock[] {
  if (isPaid) return [];
  return [pairs([i18n._(msg`Amount to pay`), formatCents(total)])];
}

function shippedTexts({ id, delivery }: Order, i18n: I18n, information: ShopInformation) {
  const { brand } = settings;
  const number = orderNumberOf(id);
  if (delivery.method === "pickup") {
    return {
      subject: i18n._(msg`${brand}: order ${number} is ready to be picked up`),
      title: i18n._(msg`Your order is ready to be picked up`),
      lead: delivery.address
        ? i18n._(msg`Order ${number} is waiting for you at the address below.`)
        : i18n._(msg`Order ${number} is waiting for you in the shop.`),
    };
  }
  const estimate = estimateText(i18n, transitDaysOf(delivery, information));
  return {
    subject: i18n._(msg`${brand}: order ${number} is on its way`),
    title: i18n._(msg`Your order is on its way`),
    lead: i18n._(msg`Order ${number} has left our atelier. ${estimate}.`),
  };
}

/** Return the email that says an order was shipped, or can be picked up. Its main link tracks the parcel if the courier has a tracking page. */
export function orderShipped(
  order: Order,
  receiptUrl: string,
  i18n: I18n,
  information: ShopInformation = EMPTY_SHOP_INFORMATION,
): MailContent {
  const receipt = { label: i18n._(msg`View your receipt`), url: receiptUrl };
  const isPickup = order.delivery.method === "pickup";
  const trackingUrl = isPickup ? null : trackingLink(information.trackingPages, order);
  const tracking = trackingUrl && { label: i18n._(msg`Track your parcel`), url: trackingUrl };
  return toShopper(order, i18n, information, {
    ...shippedTexts(order, i18n, information),
    blocks: [
      ...parcelBlocks(order, i18n),
      ...dueBlocks(order, i18n),
      orderItems(order, receiptUrl, i18n),
      orderAddress(order, i18n),
      orderReturns(information, i18n),
    ],
    link: tracking || receipt,
    secondLink: tracking ? receipt : null,
  });
}
