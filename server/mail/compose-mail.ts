import type { I18n } from "@lingui/core";
import { z } from "zod";
import { orderFromJson } from "#app/data/order-json.ts";
import type { OutboxMail } from "#app/data/server/outbox.ts";
import { paymentAlertFromJson } from "#app/data/server/payment-alert-json.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from "#app/domain/language.ts";
import type { Order } from "#app/domain/order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { MailContent } from "#app/mail/letter.ts";
import { orderConfirmation } from "#app/mail/order-confirmation.ts";
import { orderShipped } from "#app/mail/order-shipped.ts";
import { passwordReset } from "#app/mail/password-reset.ts";
import { paymentAlert } from "#app/mail/payment-alert.ts";
import { paymentReversed } from "#app/mail/payment-reversed.ts";
import { MailRefused } from "./mail-transport.ts";

const RESET_PATH = "/admin/reset";

/** The e-mails to shoppers, each about one order. */
const ABOUT_ORDERS: Record<string, (order: Order, receiptUrl: string, i18n: I18n) => MailContent> =
  {
    order_confirmation: orderConfirmation,
    order_shipped: orderShipped,
    payment_reversed: paymentReversed,
  };

const PasswordResetSchema = z.object({ tokenHash: z.string().min(1), language: z.enum(LANGUAGES) });

function composePasswordReset(payload: unknown, storeUrl: string): MailContent {
  const { tokenHash, language } = PasswordResetSchema.parse(payload);
  const link = new URL(pathIn(language, RESET_PATH), storeUrl);
  // A fragment reaches no server and no log, and a mail scanner that follows the link does not use it up.
  link.hash = new URLSearchParams({ token_hash: tokenHash }).toString();
  return passwordReset(link.href, serverI18n(language, "mail"));
}

/**
 * Takes the shop's own address and whether its payments are made in the sandbox; returns a function that puts an outbox row into words: a shopper's in the language of
 * the order, the owner's in the shop's first language.
 * That function throws a MailRefused for a kind it does not know, and a ZodError for a payload that is not what its kind needs.
 */
export function mailComposer(
  storeUrl: string,
  isSandbox = false,
): (mail: OutboxMail) => MailContent {
  return ({ kind, payload }) => {
    if (kind === "payment_alert") {
      const adminUrl = new URL("/admin/orders", storeUrl).href;
      const i18n = serverI18n(DEFAULT_LANGUAGE, "mail");
      return paymentAlert(paymentAlertFromJson(payload), { adminUrl, isSandbox }, i18n);
    }
    if (kind === "password_reset") return composePasswordReset(payload, storeUrl);
    const compose = ABOUT_ORDERS[kind];
    if (!compose) throw new MailRefused(`no words for the kind ${kind}`);
    const order = orderFromJson(payload);
    const { language } = order;
    const receiptUrl = new URL(pathIn(language, "/confirmation"), storeUrl);
    receiptUrl.searchParams.set("clientTransactionId", order.reference);
    return compose(order, receiptUrl.href, serverI18n(language, "mail"));
  };
}
