import type { I18n } from "@lingui/core";
import type { Order } from "#app/domain/order.ts";
import { orderConfirmationHtml } from "./order-confirmation-html.ts";
import { orderConfirmationText } from "./order-confirmation-text.ts";
import { orderConfirmationWords } from "./order-confirmation-words.ts";

/** An e-mail's content; the subject is one line. */
export type MailContent = { subject: string; text: string; html: string };

/** Takes an order, the address of its receipt and the words of a language; returns the e-mail that confirms it. */
export function orderConfirmation(order: Order, receiptUrl: string, i18n: I18n): MailContent {
  const words = orderConfirmationWords(order, i18n);
  return {
    subject: words.subject,
    text: orderConfirmationText(words, receiptUrl),
    html: orderConfirmationHtml(words, receiptUrl),
  };
}
