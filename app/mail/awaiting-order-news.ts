import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { settings } from "#app/settings.ts";
import { paymentFacts } from "./awaiting-letter.ts";
import type { MailContent } from "./letter.ts";
import { type NewOrderParts, toOwner } from "./new-order.ts";
import { orderAddress, orderItems } from "./order-blocks.ts";

type News = "order_awaiting" | "proof_received";

function wordsOf(news: News, order: Order, i18n: I18n) {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const total = formatCents(order.total);
  if (news === "proof_received") {
    return {
      subject: i18n._(msg`${brand}: a receipt for order ${number}`),
      title: i18n._(msg`A receipt to look at`),
      lead: i18n._(
        msg`${order.customerName} sent the receipt of a payment of ${total}. Please compare it with your account.`,
      ),
    };
  }
  const subject = i18n._(msg`${brand}: order ${number} awaits its payment, ${total}`);
  const toAccept = { subject, title: i18n._(msg`An order to accept`) };
  switch (order.paymentMethod) {
    case "cash_on_delivery":
      return {
        ...toAccept,
        lead: i18n._(
          msg`${order.customerName} pays ${total} in cash on delivery. Please accept the order.`,
        ),
      };
    case "pay_at_pickup":
      return {
        ...toAccept,
        lead: i18n._(
          msg`${order.customerName} picks the order up and pays ${total} then. Please accept the order.`,
        ),
      };
    default:
      return {
        subject,
        title: i18n._(msg`An order awaits its payment`),
        lead: i18n._(
          msg`${order.customerName} ordered for ${total} and pays in another way than by card. Do not pack it yet.`,
        ),
      };
  }
}

/** Return an email to the owner about an order that awaits its payment, in the owner's language. */
export function awaitingOrderNews(news: News, order: Order, parts: NewOrderParts): MailContent {
  const { i18n, storeUrl } = parts;
  const letter = (translated: Order) => ({
    ...wordsOf(news, order, i18n),
    blocks: [
      paymentFacts(translated, i18n),
      orderItems(translated, storeUrl, i18n),
      orderAddress(translated, i18n),
    ],
    closing: i18n._(msg`You receive this once for each order and each receipt.`),
  });
  return toOwner(order, parts, letter, news === "proof_received");
}
