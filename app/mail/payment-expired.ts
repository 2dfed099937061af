import { msg } from "@lingui/core/macro";
import { bagLinkOf } from "#app/domain/bag/bag-link.ts";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";
import type { AwaitingLetter } from "./awaiting-letter.ts";
import type { MailContent } from "./letter.ts";
import { orderItems } from "./order-blocks.ts";
import { toShopper } from "./to-shopper.ts";

/** The path of the order's lines as a shared bag, at today's prices. */
function againPathOf({ items }: Order): string {
  return bagLinkOf(items.map(({ sku, ...line }) => ({ ...line, product: { id: sku } })));
}

/** Return the email that says an order was cancelled before it was paid. */
export function paymentExpired(
  { order, isCancelledByShop }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const isOnHandover = isPaidOnHandover(order.paymentMethod);
  const why =
    isCancelledByShop || isOnHandover
      ? i18n._(msg`We could not accept order ${number}, so its items are in the shop again.`)
      : i18n._(msg`Order ${number} was not paid in time, so its items are in the shop again.`);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: order ${number} was cancelled`),
    title: i18n._(msg`Your order was cancelled`),
    lead: why,
    blocks: [
      {
        kind: "lines",
        title: null,
        lines: isOnHandover
          ? []
          : [i18n._(msg`If you have paid, answer this email and we will look for your payment.`)],
      },
      orderItems(order, orderUrl, i18n),
    ],
    link: {
      label: i18n._(msg`Order again`),
      url: new URL(pathIn(order.language, againPathOf(order)), orderUrl).href,
    },
  });
}
