import { msg } from "@lingui/core/macro";
import type { AwaitingOrderMail } from "#app/domain/awaiting-order-mail.ts";
import { orderNumberOf } from "#app/domain/order.ts";
import { settings } from "#app/settings.ts";
import { type AwaitingLetter, howToPay, paymentFacts } from "./awaiting-letter.ts";
import type { MailContent } from "./letter.ts";
import {
  orderAddress,
  orderAmounts,
  orderItems,
  questionsLine,
  senderLines,
} from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the email that says how to pay an order, and until when its pieces are reserved. */
export function paymentAwaited(
  { order, instructions }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const isCash = order.paymentMethod === "cash_on_delivery";
  return renderLetter({
    language: order.language,
    subject: isCash
      ? i18n._(msg`${brand}: we received order ${number}`)
      : i18n._(msg`${brand}: how to pay order ${number}`),
    title: i18n._(msg`Your pieces are reserved`),
    lead: isCash
      ? i18n._(msg`We confirm your order shortly, and you pay when it arrives.`)
      : i18n._(
          msg`Pay in time and send us the receipt of your bank. We confirm your order by email.`,
        ),
    blocks: [
      paymentFacts(order, i18n),
      ...howToPay(instructions, i18n),
      orderItems(order, orderUrl, i18n),
      orderAmounts(order, i18n),
      orderAddress(order, i18n),
    ],
    link: {
      label: isCash ? i18n._(msg`View your order`) : i18n._(msg`Send the receipt`),
      url: orderUrl,
    },
    closing: questionsLine(i18n),
    sender: senderLines(information),
  });
}
