import type { I18n } from "@lingui/core";
import { z } from "zod";
import type { StoredShopInformation } from "#app/data/catalogue/catalogue-values.ts";
import { orderFromJson } from "#app/data/order-json.ts";
import { awaitingOrderMailFromJson } from "#app/data/server/awaiting-order-json.ts";
import { backInStockMailFromJson } from "#app/data/server/back-in-stock-json.ts";
import { invoiceAlertFromJson } from "#app/data/server/invoice-alert-json.ts";
import type { OutboxMail } from "#app/data/server/outbox.ts";
import { paymentAlertFromJson } from "#app/data/server/payment-alert-json.ts";
import { reviewInvitationMailFromJson } from "#app/data/server/review-invitation-json.ts";
import type { AwaitingOrderMail } from "#app/domain/awaiting-order-mail.ts";
import { LANGUAGES, pathIn } from "#app/domain/language.ts";
import type { Order } from "#app/domain/order.ts";
import { productPathWith } from "#app/domain/product-choice-query.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { inLanguage } from "#app/domain/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { AwaitingLetter } from "#app/mail/awaiting-letter.ts";
import { awaitingOrderNews } from "#app/mail/awaiting-order-news.ts";
import { backInStock } from "#app/mail/back-in-stock.ts";
import { invoiceAlert } from "#app/mail/invoice-alert.ts";
import type { MailContent } from "#app/mail/letter.ts";
import { newOrder } from "#app/mail/new-order.ts";
import { orderConfirmation } from "#app/mail/order-confirmation.ts";
import { orderShipped } from "#app/mail/order-shipped.ts";
import { passwordReset } from "#app/mail/password-reset.ts";
import { paymentAlert } from "#app/mail/payment-alert.ts";
import { paymentAwaited } from "#app/mail/payment-awaited.ts";
import { paymentExpired } from "#app/mail/payment-expired.ts";
import { paymentRefused } from "#app/mail/payment-refused.ts";
import { paymentReversed } from "#app/mail/payment-reversed.ts";
import { reviewInvitation } from "#app/mail/review-invitation.ts";
import { settings } from "#app/settings.ts";
import { MailRejected } from "./mail-transport.ts";

const RESET_PATH = "/admin/reset";

/** The emails about an order, by kind. */
const ABOUT_ORDERS: Record<
  string,
  (order: Order, receiptUrl: string, i18n: I18n, information: ShopInformation) => MailContent
> = {
  order_confirmation: orderConfirmation,
  order_shipped: orderShipped,
  payment_reversed: paymentReversed,
};

/** The emails to the shopper of an order that awaits its payment, by kind. */
const ABOUT_PAYMENTS: Record<
  string,
  (mail: AwaitingOrderMail, letter: AwaitingLetter) => MailContent
> = {
  payment_awaited: paymentAwaited,
  payment_refused: paymentRefused,
  payment_expired: paymentExpired,
};

/** The emails to the owner about an order that awaits its payment. */
const NEWS_OF_AWAITING = ["order_awaiting", "proof_received"] as const;

const NO_INFORMATION: StoredShopInformation = {
  ...EMPTY_SHOP_INFORMATION,
  spanish: { returnTerms: "", deliveryTerms: "", pickupNote: "" },
};

const PasswordResetSchema = z.object({ tokenHash: z.string().min(1), language: z.enum(LANGUAGES) });

function composePasswordReset(payload: unknown, storeUrl: string): MailContent {
  const { tokenHash, language } = PasswordResetSchema.parse(payload);
  const link = new URL(pathIn(language, RESET_PATH), storeUrl);
  // A fragment is sent to no server, and a mail scanner that follows the link does not use the token.
  link.hash = new URLSearchParams({ token_hash: tokenHash }).toString();
  return passwordReset(link.href, serverI18n(language, "mail"));
}

function composeNewOrder(payload: unknown, storeUrl: string): MailContent {
  const order = orderFromJson(payload);
  const language = settings.staffLanguage;
  return newOrder(order, {
    language,
    i18n: serverI18n(language, "mail"),
    customerI18n: serverI18n(order.language, "mail"),
    storeUrl,
    orderUrl: new URL(pathIn(language, `/admin/orders/${order.id}`), storeUrl).href,
  });
}

function composeAwaitingNews(
  kind: (typeof NEWS_OF_AWAITING)[number],
  payload: unknown,
  storeUrl: string,
): MailContent {
  const order = orderFromJson(payload);
  const language = settings.staffLanguage;
  return awaitingOrderNews(kind, order, {
    language,
    i18n: serverI18n(language, "mail"),
    customerI18n: serverI18n(order.language, "mail"),
    storeUrl,
    orderUrl: new URL(pathIn(language, `/admin/orders/${order.id}`), storeUrl).href,
  });
}

function composePaymentAlert(payload: unknown, storeUrl: string, isSandbox: boolean): MailContent {
  const language = settings.staffLanguage;
  const adminUrl = new URL(pathIn(language, "/admin/orders"), storeUrl).href;
  const alert = paymentAlertFromJson(payload);
  return paymentAlert(alert, { adminUrl, isSandbox }, serverI18n(language, "mail"));
}

function composeInvoiceAlert(payload: unknown, storeUrl: string): MailContent {
  const language = settings.staffLanguage;
  const adminUrl = new URL(pathIn(language, "/admin/invoices"), storeUrl).href;
  return invoiceAlert(invoiceAlertFromJson(payload), adminUrl, serverI18n(language, "mail"));
}

function composeBackInStock(
  payload: unknown,
  storeUrl: string,
  information: StoredShopInformation,
): MailContent {
  const mail = backInStockMailFromJson(payload);
  const { language, slug, requestId } = mail;
  const product = new URL(pathIn(language, productPathWith(slug, mail)), storeUrl);
  const removal = new URL(pathIn(language, `/back-in-stock/${requestId}`), storeUrl);
  const links = { productUrl: product.href, removalUrl: removal.href };
  return backInStock(mail, links, serverI18n(language, "mail"), inLanguage(language, information));
}

function composeReviewInvitation(
  payload: unknown,
  storeUrl: string,
  information: StoredShopInformation,
): MailContent {
  const mail = reviewInvitationMailFromJson(payload);
  const { language, token } = mail;
  const url = new URL(pathIn(language, `/review/${token}`), storeUrl).href;
  return reviewInvitation(
    mail,
    url,
    serverI18n(language, "mail"),
    inLanguage(language, information),
  );
}

/**
 * Return a function that composes the email of an outbox row: a shopper's in the language of the order, the owner's in that of the
 * settings. `information` is what the owner tells shoppers. It throws a MailRejected for an unknown kind and a ZodError for an invalid payload.
 */
export function mailComposer(
  storeUrl: string,
  isSandbox = false,
  information = NO_INFORMATION,
): (mail: OutboxMail) => MailContent {
  return ({ kind, payload }) => {
    if (kind === "payment_alert") return composePaymentAlert(payload, storeUrl, isSandbox);
    if (kind === "invoice_alert") return composeInvoiceAlert(payload, storeUrl);
    if (kind === "new_order") return composeNewOrder(payload, storeUrl);
    if (kind === "password_reset") return composePasswordReset(payload, storeUrl);
    if (kind === "back_in_stock") return composeBackInStock(payload, storeUrl, information);
    if (kind === "review_invitation") {
      return composeReviewInvitation(payload, storeUrl, information);
    }
    const news = NEWS_OF_AWAITING.find((known) => known === kind);
    if (news) return composeAwaitingNews(news, payload, storeUrl);
    const composeForPayment = ABOUT_PAYMENTS[kind];
    if (composeForPayment) {
      const awaiting = awaitingOrderMailFromJson(payload);
      const { reference, language } = awaiting.order;
      return composeForPayment(awaiting, {
        orderUrl: new URL(pathIn(language, `/orders/${reference}`), storeUrl).href,
        i18n: serverI18n(language, "mail"),
        information: inLanguage(language, information),
      });
    }
    const compose = ABOUT_ORDERS[kind];
    if (!compose) throw new MailRejected(`no words for the kind ${kind}`);
    const order = orderFromJson(payload);
    const { language } = order;
    const receiptUrl = new URL(pathIn(language, "/confirmation"), storeUrl);
    receiptUrl.searchParams.set("clientTransactionId", order.reference);
    return compose(
      order,
      receiptUrl.href,
      serverI18n(language, "mail"),
      inLanguage(language, information),
    );
  };
}
