import { msg } from "@lingui/core/macro";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { settings } from "#app/settings.ts";
import { type AwaitingLetter, howToPay, paymentFacts } from "./awaiting-letter.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import { toShopper } from "./to-shopper.ts";

const linesBlock = (line: string): LetterBlock => ({ kind: "lines", title: null, lines: [line] });

/** Return the email that says why a payment was not accepted, and whether the order can still be paid. */
export function paymentRefused(
  { order, instructions, reason }: AwaitingOrderMail,
  { orderUrl, i18n, information }: AwaitingLetter,
): MailContent {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  return toShopper(order, i18n, information, {
    lead: reason,
    ...(order.status === "cancelled"
      ? {
          // Its money may have been returned.
          subject: i18n._(msg`${brand}: about your payment of order ${number}`),
          title: i18n._(msg`About your payment`),
          blocks: [
            linesBlock(
              i18n._(
                msg`Order ${number} stays cancelled. If you have questions, answer this email.`,
              ),
            ),
          ],
          link: { label: i18n._(msg`View your order`), url: orderUrl },
        }
      : {
          subject: i18n._(msg`${brand}: we could not confirm the payment of order ${number}`),
          title: i18n._(msg`We could not confirm your payment`),
          blocks: [
            linesBlock(
              i18n._(msg`Your items stay reserved: please send us another receipt in time.`),
            ),
            paymentFacts(order, i18n),
            ...howToPay(instructions, i18n),
          ],
          link: { label: i18n._(msg`Send the receipt`), url: orderUrl },
        }),
  });
}
