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

/** Staff had not decided about the proof in time. It does not ask to order again: the money may be there. */
function proofUnchecked(
  { order }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: we have not checked your receipt for order ${number} yet`),
    title: i18n._(msg`We have not checked your receipt yet`),
    lead: i18n._(
      msg`The time for order ${number} ended before we had checked your receipt, so its items are in the shop again.`,
    ),
    blocks: [
      {
        kind: "lines",
        title: null,
        lines: [
          i18n._(
            msg`We will still check it and write to you. If your payment has arrived, you get the items if they are still there, and otherwise your money back. Please do not pay again.`,
          ),
        ],
      },
      orderItems(order, orderUrl, i18n),
    ],
    link: { label: i18n._(msg`View your order`), url: orderUrl },
  });
}

/** An item sold out. It does not ask to order again: a receipt may have been sent. */
function soldOut(
  { order }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: order ${number} was cancelled`),
    title: i18n._(msg`Your order was cancelled`),
    lead: i18n._(
      msg`An item of order ${number} is no longer available, so the order was cancelled.`,
    ),
    blocks: [
      {
        kind: "lines",
        title: null,
        lines: [
          i18n._(
            msg`If you have paid, you get your money back. If you sent us a receipt, we check it and write to you; if not, answer this email. Please do not pay again.`,
          ),
        ],
      },
      orderItems(order, orderUrl, i18n),
    ],
    link: { label: i18n._(msg`View your order`), url: orderUrl },
  });
}

/** Return the email that says an order was cancelled before it was paid. */
export function paymentExpired(mail: AwaitingOrderMail, letter: AwaitingLetter): MailContent {
  if (mail.ended === "proof_unchecked") return proofUnchecked(mail, letter);
  const { order, ended } = mail;
  const { orderUrl, i18n, information } = letter;
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const isOnHandover = isPaidOnHandover(order.paymentMethod);
  if (ended === "sold_out" && !isOnHandover) return soldOut(mail, letter);
  const why =
    ended === "cancelled_by_shop" || isOnHandover
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
