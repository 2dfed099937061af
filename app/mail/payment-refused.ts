import { msg } from "@lingui/core/macro";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { settings } from "#app/settings.ts";
import { type AwaitingLetter, howToPay, paymentFacts } from "./awaiting-letter.ts";
import type { MailContent } from "./letter.ts";
import { toShopper } from "./to-shopper.ts";

/** Return the email that says why a payment was not accepted, and that the order can still be paid. */
export function paymentRefused(
  { order, instructions, reason }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    subject: i18n._(msg`${brand}: we could not confirm the payment of order ${number}`),
    title: i18n._(msg`We could not confirm your payment`),
    lead: reason,
    blocks: [
      {
        kind: "lines",
        title: null,
        lines: [i18n._(msg`Your items stay reserved: please send us another receipt in time.`)],
      },
      paymentFacts(order, i18n),
      ...howToPay(instructions, i18n),
    ],
    link: { label: i18n._(msg`Send the receipt`), url: orderUrl },
  });
}
