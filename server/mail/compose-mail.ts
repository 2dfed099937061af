import type { I18n } from "@lingui/core";
import { z } from "zod";
import type { StoredShopInformation } from "#app/data/catalogue/catalogue-values.ts";
import { OrderSchema } from "#app/data/order-json.ts";
import { awaitingOrderMailFromJson } from "#app/data/server/awaiting-order-json.ts";
import { BackInStockMailSchema } from "#app/data/server/back-in-stock-json.ts";
import { InvoiceAlertSchema } from "#app/data/server/invoice-alert-json.ts";
import type { OutboxMail } from "#app/data/server/outbox.ts";
import { PaymentAlertSchema } from "#app/data/server/payment-alert-json.ts";
import { PaymentDetailsChangeSchema } from "#app/data/server/payment-details-change-json.ts";
import { ServiceAlertSchema } from "#app/data/server/service-alert-json.ts";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { type Order, receiptPathOf } from "#app/domain/order/order.ts";
import { productPathWith } from "#app/domain/product/product-choice-query.ts";
import { ReviewInvitationMailSchema } from "#app/domain/review/review-invitation.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { LANGUAGES, type Language, pathIn } from "#app/domain/text/language.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { AwaitingLetter } from "#app/mail/awaiting-letter.ts";
import { awaitingOrderNews } from "#app/mail/awaiting-order-news.ts";
import { backInStock } from "#app/mail/back-in-stock.ts";
import { invoiceAlert } from "#app/mail/invoice-alert.ts";
import type { MailContent } from "#app/mail/letter.ts";
import { type NewOrderParts, newOrder } from "#app/mail/new-order.ts";
import { newsletterConfirmation } from "#app/mail/newsletter-confirmation.ts";
import { orderCancelled } from "#app/mail/order-cancelled.ts";
import { orderConfirmation } from "#app/mail/order-confirmation.ts";
import { orderShipped } from "#app/mail/order-shipped.ts";
import { passwordReset } from "#app/mail/password-reset.ts";
import { paymentAlert } from "#app/mail/payment-alert.ts";
import { paymentAwaited } from "#app/mail/payment-awaited.ts";
import { paymentDetailsChanged } from "#app/mail/payment-details-changed.ts";
import { paymentExpired } from "#app/mail/payment-expired.ts";
import { paymentRefused } from "#app/mail/payment-refused.ts";
import { paymentReversed } from "#app/mail/payment-reversed.ts";
import { reviewInvitation } from "#app/mail/review-invitation.ts";
import { serviceAlert } from "#app/mail/service-alert.ts";
import { taxDocument } from "#app/mail/tax-document.ts";
import { ownerLanguage } from "./owner-language.ts";
import { readMailedDocument } from "./read-mailed-document.ts";

const NO_INFORMATION: StoredShopInformation = {
  ...EMPTY_SHOP_INFORMATION,
  spanish: { returnTerms: "", deliveryTerms: "", pickupNote: "" },
};

const PasswordResetSchema = z.object({ tokenHash: z.string().min(1), language: z.enum(LANGUAGES) });

const NewsletterConfirmationSchema = z.object({
  subscriptionId: z.uuid(),
  language: z.enum(LANGUAGES),
});

type ComposerOptions = {
  /** Whether payments are made in the sandbox. */
  isSandbox?: boolean;
  /** The owner's information for shoppers; undefined if it could not be read. */
  information?: StoredShopInformation | undefined;
  /** The invoices to attach; null in a shop that issues none. */
  documents?: Pick<TaxDocumentStore, "find"> | null;
};

type Compose = (payload: unknown) => MailContent | Promise<MailContent>;

type Notice<Value> = (value: Value, adminUrl: string, i18n: I18n) => MailContent;

/**
 * Return a function that composes the email of an outbox row: a shopper's in the language of the order, the owner's in
 * that of the admin. `storeUrl` is the shop's URL. It throws a ZodError for an invalid payload, and
 * an Error for a tax document that cannot be read and for an unknown kind, which a newer server may know.
 */
export function mailComposer(
  storeUrl: string,
  { isSandbox = false, information = NO_INFORMATION, documents = null }: ComposerOptions = {},
): (mail: Pick<OutboxMail, "kind" | "payload">) => Promise<MailContent> {
  const urlOf = (language: Language, path: string) =>
    new URL(pathIn(language, path), storeUrl).href;
  const i18nOf = (language: Language) => serverI18n(language, "mail");

  /** An email to the shopper of an order. */
  const aboutOrder =
    (
      compose: (
        order: Order,
        receiptUrl: string,
        i18n: I18n,
        information: ShopInformation,
      ) => MailContent,
    ) =>
    (payload: unknown) => {
      const order = OrderSchema.parse(payload);
      const { language } = order;
      const receiptUrl = urlOf(language, receiptPathOf(order.reference));
      const notes = inLanguage(language, information);
      const mail = compose(order, receiptUrl, i18nOf(language), notes);
      return { ...mail, orderId: order.id };
    };

  /** An email to the shopper of an order that awaits its payment. */
  const aboutPayment =
    (compose: (mail: AwaitingOrderMail, letter: AwaitingLetter) => MailContent) =>
    (payload: unknown) => {
      const mail = awaitingOrderMailFromJson(payload);
      const { id, reference, language } = mail.order;
      const content = compose(mail, {
        orderUrl: urlOf(language, `/orders/${reference}`),
        i18n: i18nOf(language),
        information: inLanguage(language, information),
      });
      return { ...content, orderId: id };
    };

  /** An email to the owner about an order, whose customer is replied to. */
  const toOwner =
    (compose: (order: Order, letter: NewOrderParts) => MailContent) => (payload: unknown) => {
      const order = OrderSchema.parse(payload);
      const owner = ownerLanguage(payload);
      const mail = compose(order, {
        language: owner,
        i18n: i18nOf(owner),
        customerI18n: i18nOf(order.language),
        storeUrl,
        orderUrl: urlOf(owner, `/admin/orders/${order.id}`),
      });
      return { ...mail, orderId: order.id, replyTo: order.email };
    };

  /** An email to the owner that leads to a page of the admin. */
  const notice =
    <Value>(schema: z.ZodType<Value>, path: string, compose: Notice<Value>) =>
    (payload: unknown) => {
      const owner = ownerLanguage(payload);
      return compose(schema.parse(payload), urlOf(owner, path), i18nOf(owner));
    };

  const composers: Record<string, Compose> = {
    order_confirmation: aboutOrder(orderConfirmation),
    order_shipped: aboutOrder(orderShipped),
    order_cancelled: aboutOrder(orderCancelled),
    payment_reversed: aboutOrder(paymentReversed),
    payment_awaited: aboutPayment(paymentAwaited),
    payment_refused: aboutPayment(paymentRefused),
    payment_expired: aboutPayment(paymentExpired),
    new_order: toOwner(newOrder),
    order_awaiting: toOwner((order, letter) => awaitingOrderNews("order_awaiting", order, letter)),
    proof_received: toOwner((order, letter) => awaitingOrderNews("proof_received", order, letter)),
    payment_alert: notice(PaymentAlertSchema, "/admin/orders", (alert, adminUrl, i18n) =>
      paymentAlert(alert, { adminUrl, isSandbox }, i18n),
    ),
    invoice_alert: notice(InvoiceAlertSchema, "/admin/invoices", invoiceAlert),
    payment_details: notice(PaymentDetailsChangeSchema, "/admin/settings", paymentDetailsChanged),
    service_alert: notice(ServiceAlertSchema, "/admin", ({ problem }, _adminUrl, i18n) =>
      serviceAlert(problem, i18n),
    ),
    password_reset(payload) {
      const { tokenHash, language } = PasswordResetSchema.parse(payload);
      // A fragment is sent to no server, and a mail scanner that follows the link does not use the token.
      const fragment = new URLSearchParams({ token_hash: tokenHash });
      return passwordReset(urlOf(language, `/admin/reset#${fragment}`), i18nOf(language));
    },
    newsletter_confirmation(payload) {
      const { subscriptionId, language } = NewsletterConfirmationSchema.parse(payload);
      const url = urlOf(language, `/newsletter/${subscriptionId}`);
      return newsletterConfirmation(url, i18nOf(language), inLanguage(language, information));
    },
    back_in_stock(payload) {
      const mail = BackInStockMailSchema.parse(payload);
      const { language, slug, requestId } = mail;
      const links = {
        productUrl: urlOf(language, productPathWith(slug, mail)),
        removalUrl: urlOf(language, `/back-in-stock/${requestId}`),
      };
      return backInStock(mail, links, i18nOf(language), inLanguage(language, information));
    },
    review_invitation(payload) {
      const mail = ReviewInvitationMailSchema.parse(payload);
      const { language, token } = mail;
      const url = urlOf(language, `/review/${token}`);
      return reviewInvitation(mail, url, i18nOf(language), inLanguage(language, information));
    },
    ...(documents && {
      async tax_document(payload) {
        const { document, attachments } = await readMailedDocument(payload, documents);
        const compose = aboutOrder((order, ...letter) => taxDocument(order, document, ...letter));
        return { ...compose(payload), attachments };
      },
    }),
  };

  return async ({ kind, payload }) => {
    const compose = Object.hasOwn(composers, kind) && composers[kind];
    if (!compose) throw new Error(`no words for the kind ${kind}`);
    return compose(payload);
  };
}
