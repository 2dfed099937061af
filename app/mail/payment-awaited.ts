import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { settings } from "#app/settings.ts";
import { type AwaitingLetter, howToPay, paymentFacts } from "./awaiting-letter.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import { orderAddress, orderAmounts, orderItems } from "./order-blocks.ts";
import { toShopper } from "./to-shopper.ts";

function leadOf({ paymentMethod }: Order, i18n: I18n): string {
  switch (paymentMethod) {
    case "unchosen":
      return i18n._(msg`We prepared this order for you. Open its page and choose how to pay it.`);
    case "cash_on_delivery":
      return i18n._(msg`We will confirm your order shortly, and you pay when it arrives.`);
    case "pay_at_pickup":
      return i18n._(msg`We will confirm your order shortly, and you pay when you pick it up.`);
    default:
      return i18n._(
        msg`Pay in time and send us your bank's receipt. We will confirm your order by email.`,
      );
  }
}

function linkLabelOf({ paymentMethod }: Order, i18n: I18n): string {
  if (paymentMethod === "unchosen") return i18n._(msg`View and pay your order`);
  if (isPaidOnHandover(paymentMethod)) return i18n._(msg`View your order`);
  // Its code to scan is an image on the order's page.
  if (paymentMethod === "deuna") return i18n._(msg`See how to pay and send the receipt`);
  return i18n._(msg`Send the receipt`);
}

/** Where the order goes. A stranger may have named the email address: what they typed is not mailed, only what staff did. */
function whereTo(order: Order, i18n: I18n): LetterBlock[] {
  const { delivery, language, paymentMethod } = order;
  if (paymentMethod === "unchosen") return [orderAddress(order, i18n)];
  if (delivery.method === "delivery") return [];
  const title = i18n._(msg`Pick-up`);
  return [{ kind: "lines", title, lines: pickupLines(delivery, language, i18n) }];
}

/** Return the email that says how to pay an order, and until when its items are reserved. */
export function paymentAwaited(
  { order, instructions }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const isOnHandover = isPaidOnHandover(order.paymentMethod);
  // The shop answers by then; the shopper has nothing to do.
  const paymentDueAt = isOnHandover ? null : order.paymentDueAt;
  return toShopper(order, i18n, information, {
    subject: isOnHandover
      ? i18n._(msg`${brand}: we received order ${number}`)
      : i18n._(msg`${brand}: how to pay order ${number}`),
    title: i18n._(msg`Your items are reserved`),
    lead: leadOf(order, i18n),
    blocks: [
      paymentFacts({ ...order, paymentDueAt }, i18n),
      ...howToPay(instructions, i18n),
      orderItems(order, orderUrl, i18n),
      orderAmounts(order, i18n),
      ...whereTo(order, i18n),
    ],
    link: {
      label: linkLabelOf(order, i18n),
      url: orderUrl,
    },
  });
}
