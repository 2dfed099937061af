import { orderFromJson } from "#app/data/order-json.ts";
import type { OutboxMail } from "#app/data/outbox.ts";
import { english } from "#app/i18n/english.ts";
import { type MailContent, orderConfirmation } from "#app/mail/order-confirmation.ts";
import { MailRefused } from "./mail-transport.ts";

/**
 * Takes the shop's own address and returns a function that puts an outbox row into words.
 * That function throws a MailRefused for a kind it does not know, and a ZodError for a payload that is no order.
 */
export function mailComposer(storeUrl: string): (mail: OutboxMail) => MailContent {
  return ({ kind, payload }) => {
    if (kind !== "order_confirmation") throw new MailRefused(`no words for the kind ${kind}`);
    const order = orderFromJson(payload);
    const receiptUrl = new URL("/confirmation", storeUrl);
    receiptUrl.searchParams.set("clientTransactionId", order.reference);
    return orderConfirmation(order, receiptUrl.href, english);
  };
}
