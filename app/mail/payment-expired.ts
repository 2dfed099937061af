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

type Words = {
  subject: string;
  title: string;
  lead: string;
  /** About money that may have been paid. */
  lines: string[];
  /** False where the money may be there: the shopper should not pay again. */
  offersAnother: boolean;
};

/** Say why an order was cancelled before it was paid. `proof_unchecked`: staff had not decided about its proof in time. */
function wordsOf({ order, ended }: AwaitingOrderMail, { i18n }: AwaitingLetter): Words {
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  if (ended === "proof_unchecked") {
    return {
      subject: i18n._(msg`${brand}: we have not checked your receipt for order ${number} yet`),
      title: i18n._(msg`We have not checked your receipt yet`),
      lead: i18n._(
        msg`The time for order ${number} ended before we had checked your receipt, so its items are in the shop again.`,
      ),
      lines: [
        i18n._(
          msg`We will still check it and write to you. If your payment has arrived, you get the items if they are still there, and otherwise your money back. Please do not pay again.`,
        ),
      ],
      offersAnother: false,
    };
  }
  const subject = i18n._(msg`${brand}: order ${number} was cancelled`);
  const title = i18n._(msg`Your order was cancelled`);
  const notAccepted = msg`We could not accept order ${number}, so its items are in the shop again.`;
  if (isPaidOnHandover(order.paymentMethod)) {
    return { subject, title, lead: i18n._(notAccepted), lines: [], offersAnother: true };
  }
  if (ended === "sold_out") {
    return {
      subject,
      title,
      lead: i18n._(
        msg`An item of order ${number} is no longer available, so the order was cancelled.`,
      ),
      lines: [
        i18n._(
          msg`If you have paid, you get your money back. If you sent us a receipt, we check it and write to you; if not, answer this email. Please do not pay again.`,
        ),
      ],
      offersAnother: false,
    };
  }
  const unpaid = msg`Order ${number} was not paid in time, so its items are in the shop again.`;
  return {
    subject,
    title,
    lead: i18n._(ended === "cancelled_by_shop" ? notAccepted : unpaid),
    lines: [i18n._(msg`If you have paid, answer this email and we will look for your payment.`)],
    offersAnother: true,
  };
}

/** Return the email that says an order was cancelled before it was paid. */
export function paymentExpired(mail: AwaitingOrderMail, letter: AwaitingLetter): MailContent {
  const { order } = mail;
  const { orderUrl, i18n, information } = letter;
  const { subject, title, lead, lines, offersAnother } = wordsOf(mail, letter);
  const againUrl = new URL(pathIn(order.language, againPathOf(order)), orderUrl).href;
  return toShopper(order, i18n, information, {
    subject,
    title,
    lead,
    blocks: [{ kind: "lines", title: null, lines }, orderItems(order, orderUrl, i18n)],
    link: offersAnother
      ? { label: i18n._(msg`Order again`), url: againUrl }
      : { label: i18n._(msg`View your order`), url: orderUrl },
  });
}
