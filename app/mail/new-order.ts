import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { whatsappUrl } from "#app/domain/contact/whatsapp.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { customerMessage } from "#app/domain/order/customer-message.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { type Language, pathIn } from "#app/domain/text/language.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import { settings } from "#app/settings.ts";
import type { Letter, LetterBlock, MailContent } from "./letter.ts";
import { orderAddress, orderAmounts, orderItems } from "./order-blocks.ts";
import { pairs } from "./pairs.ts";
import { renderLetter } from "./render-letter.ts";
import { sandboxMark } from "./sandbox-mark.ts";

/** Return the order's number, date and customer, for the owner. */
function customerBlock(order: Order, language: Language, i18n: I18n): LetterBlock {
  return pairs(
    [i18n._(msg`Order Number`), orderNumberOf(order.id)],
    [i18n._(msg`Order Date`), shopTimeOf(order.createdAt, language)],
    [i18n._(msg`Customer`), order.customerName],
    [i18n._(msg`Email`), order.email || null],
    [i18n._(msg`Phone`), order.phone],
  );
}

/** What an email to the owner about an order needs beside the order. */
export type NewOrderParts = {
  /** The owner's. */
  language: Language;
  i18n: I18n;
  /** Of the order's language, for the text to the customer. */
  customerI18n: I18n;
  /** The order in the admin. */
  orderUrl: string;
  storeUrl: string;
};

/**
 * Return an email to the owner about an order, in the owner's language, with a message to the customer. `letter` gets the
 * order in that language.
 */
export function toOwner(
  order: Order,
  { language, i18n, customerI18n, orderUrl, storeUrl }: NewOrderParts,
  letter: (order: Order) => Pick<Letter, "subject" | "title" | "lead" | "blocks" | "closing">,
  hasNewProof = false,
): MailContent {
  const { href } = new URL(pathIn(order.language, `/orders/${order.reference}`), storeUrl);
  const facts = { trackingUrl: null, hasNewProof, refusal: null, ended: null };
  const message = customerMessage(order, { ...facts, orderUrl: href }, customerI18n);
  const whatsapp = whatsappUrl(order.phone, message);
  const { blocks, ...words } = letter({ ...order, language });
  return renderLetter({
    language,
    ...words,
    sandboxMark: sandboxMark(order.isSandbox, i18n),
    blocks: [customerBlock(order, language, i18n), ...blocks],
    link: { label: i18n._(msg`Open the order`), url: orderUrl },
    secondLink: whatsapp ? { label: i18n._(msg`Write on WhatsApp`), url: whatsapp } : null,
  });
}

/** Return the email to the owner about a new order, in the owner's language. */
export function newOrder(order: Order, parts: NewOrderParts): MailContent {
  const { i18n, storeUrl } = parts;
  const { brand } = settings;
  const number = orderNumberOf(order.id);
  const total = formatCents(order.total);
  return toOwner(order, parts, (translated) => ({
    subject: i18n._(msg`${brand}: new order ${number}, ${total}`),
    title: i18n._(msg`A new order`),
    lead: i18n._(
      msg`${order.customerName} bought for ${total}. The order is waiting to be packed.`,
    ),
    blocks: [
      orderItems(translated, storeUrl, i18n),
      orderAmounts(translated, i18n),
      orderAddress(translated, i18n),
    ],
    closing: i18n._(msg`You receive this once for each order.`),
  }));
}
