import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { settings } from "#app/settings.ts";
import { isPaidOnHandover } from "../checkout/payment-method.ts";
import { pickupLines } from "../delivery/pickup-lines.ts";
import { formatCents } from "../money/money.ts";
import { choiceText } from "../product/choice-name.ts";
import { nameIn } from "../text/name-in.ts";
import { shopTimeOf } from "../time/shop-time.ts";
import type { EndedAwaiting } from "./awaiting-order-mail.ts";
import { type Order, orderNumberOf } from "./order.ts";

type Translate = Pick<I18n, "_" | "locale">;

/** What a message to a customer says beside the order. */
export type MessageFacts = {
  /** The order's page, which leads to its receipt once it is paid. */
  orderUrl: string;
  /** Where the parcel can be followed; null without. */
  trackingUrl: string | null;
  /** Whether a proof of payment arrived that staff have not looked at. */
  hasNewProof: boolean;
  /** Why the latest proof was not accepted; null without. */
  refusal: string | null;
  /** Why it was cancelled while it awaited its payment; null for others. */
  ended: EndedAwaiting | null;
};

/** What was prepared for a customer who has not chosen how to pay it: items, total, until when, and the link. */
function preparedLines(order: Order, { orderUrl }: MessageFacts, i18n: Translate): string[] {
  const { language, paymentDueAt, items } = order;
  const number = orderNumberOf(order.id);
  const amount = formatCents(order.total);
  const until = paymentDueAt ? shopTimeOf(paymentDueAt, language) : "";
  return [
    i18n._(msg`We prepared order ${number} for you:`),
    ...items.map((item) => {
      const choices = choiceText(i18n, item, ", ");
      const name = `${item.quantity} × ${nameIn(language, item)}`;
      return choices ? `${name} (${choices})` : name;
    }),
    i18n._(msg`Total: ${amount}`),
    i18n._(msg`Reserved until: ${until}`),
    i18n._(msg`Here you choose how to pay: ${orderUrl}`),
  ];
}

function awaitingLines(order: Order, facts: MessageFacts, i18n: Translate): string[] {
  const { orderUrl, hasNewProof, refusal } = facts;
  const number = orderNumberOf(order.id);
  const amount = formatCents(order.total);
  if (order.paymentMethod === "unchosen") return preparedLines(order, facts, i18n);
  if (isPaidOnHandover(order.paymentMethod)) {
    return [
      i18n._(
        msg`We received your order ${number} for ${amount} and will confirm it shortly: ${orderUrl}`,
      ),
    ];
  }
  if (hasNewProof) {
    return [
      i18n._(
        msg`We received the receipt of your payment for order ${number} and are checking it now.`,
      ),
    ];
  }
  if (refusal) {
    return [
      i18n._(msg`We could not confirm the payment of your order ${number}.`),
      i18n._(msg`The reason: ${refusal}`),
      i18n._(msg`Please send us another receipt here: ${orderUrl}`),
    ];
  }
  return [
    i18n._(
      msg`Your order ${number} for ${amount} awaits its payment. Here is how to pay and where to send the receipt: ${orderUrl}`,
    ),
  ];
}

/** What is still to be paid when the order is handed over. */
function dueLines({ isPaid, total, delivery }: Order, i18n: Translate): string[] {
  if (isPaid) return [];
  const amount = formatCents(total);
  return delivery.method === "pickup"
    ? [i18n._(msg`You pay ${amount} when you pick it up.`)]
    : [i18n._(msg`You pay ${amount} when it arrives.`)];
}

function confirmedLines(order: Order, { orderUrl }: MessageFacts, i18n: Translate): string[] {
  const number = orderNumberOf(order.id);
  const amount = formatCents(order.total);
  return [
    order.isPaid
      ? i18n._(msg`Your order ${number} is confirmed, and we received your payment of ${amount}.`)
      : i18n._(msg`Your order ${number} is confirmed.`),
    ...dueLines(order, i18n),
    i18n._(msg`Your receipt: ${orderUrl}`),
  ];
}

function shippedLines(order: Order, { trackingUrl }: MessageFacts, i18n: Translate): string[] {
  const { delivery, courier, trackingNumber } = order;
  const number = orderNumberOf(order.id);
  if (delivery.method === "pickup") {
    return [
      i18n._(msg`Your order ${number} is ready to be picked up:`),
      ...pickupLines(delivery, order.language, i18n),
      ...dueLines(order, i18n),
    ];
  }
  return [
    i18n._(msg`Your order ${number} is on its way.`),
    ...(courier ? [i18n._(msg`Courier: ${courier}`)] : []),
    ...(trackingNumber ? [i18n._(msg`Tracking number: ${trackingNumber}`)] : []),
    ...(trackingUrl ? [i18n._(msg`Track your parcel: ${trackingUrl}`)] : []),
    ...dueLines(order, i18n),
  ];
}

function linesOf(order: Order, facts: MessageFacts, i18n: Translate): string[] {
  const number = orderNumberOf(order.id);
  const amount = formatCents(order.total);
  const { orderUrl, refusal } = facts;
  switch (order.status) {
    case "awaiting_payment":
      return awaitingLines(order, facts, i18n);
    case "pending":
      return confirmedLines(order, facts, i18n);
    case "processing":
      return [
        i18n._(msg`We are preparing your order ${number}.`),
        i18n._(msg`Your receipt: ${orderUrl}`),
      ];
    case "shipped":
      return shippedLines(order, facts, i18n);
    case "delivered":
      return [
        order.delivery.method === "pickup"
          ? i18n._(msg`Thank you for picking up your order ${number}.`)
          : i18n._(msg`Your order ${number} has arrived.`),
        i18n._(msg`We hope that you love it. If you have any questions, just write back.`),
      ];
    case "cancelled":
      if (facts.ended === "sold_out" && !refusal && !isPaidOnHandover(order.paymentMethod)) {
        return [
          i18n._(msg`Your order ${number} was cancelled because an item is no longer available.`),
          i18n._(msg`If you have paid, you get your money back. Please do not pay again.`),
        ];
      }
      if (facts.hasNewProof) {
        return [
          i18n._(
            msg`Your order ${number} was cancelled because its time ended before we had checked your receipt.`,
          ),
          i18n._(msg`We will still check it and write to you. Please do not pay again.`),
        ];
      }
      if (refusal) {
        return [
          i18n._(msg`Your order ${number} was cancelled.`),
          i18n._(msg`Our answer about your payment: ${refusal}`),
          i18n._(msg`If you have any questions, just write back.`),
        ];
      }
      return facts.ended === "payment_expired"
        ? [
            i18n._(msg`Your order ${number} was not paid in time and was cancelled.`),
            i18n._(msg`If you have paid, just write back and we will look for your payment.`),
          ]
        : [
            i18n._(msg`Your order ${number} was cancelled.`),
            i18n._(msg`If you have any questions, just write back.`),
          ];
    case "refunded":
      return [i18n._(msg`We returned your payment of ${amount} for order ${number}.`)];
  }
}

/**
 * Return the text with which the owner writes to a customer about an order as it is now, in the language of `i18n`,
 * which is the order's.
 */
export function customerMessage(order: Order, facts: MessageFacts, i18n: Translate): string {
  const { customerName } = order;
  const { brand } = settings;
  const greeting = i18n._(msg`Hello ${customerName}, this is ${brand}.`);
  return [greeting, ...linesOf(order, facts, i18n)].join("\n");
}
