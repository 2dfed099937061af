import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import type { PaymentAlert, PaymentProblem } from "#app/domain/payment/payment-alert.ts";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/text/language.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import type { MailContent } from "./letter.ts";
import { pairs } from "./pairs.ts";
import { renderLetter } from "./render-letter.ts";
import { sandboxMark } from "./sandbox-mark.ts";

const PROBLEMS: Record<
  PaymentProblem,
  { title: ReturnType<typeof msg>; what: ReturnType<typeof msg> }
> = {
  reversal_refused: {
    title: msg`A payment could not be returned`,
    what: msg`PayPhone refused to return this payment, so the customer is still charged: please return it in PayPhone's own dashboard.`,
  },
  reversal_unanswered: {
    title: msg`A payment is still to be returned`,
    what: msg`PayPhone has not answered for an hour. The shop keeps checking; please look into PayPhone's dashboard before 20:00, for it returns payments on the same day only.`,
  },
  confirm_unanswered: {
    title: msg`A payment is not confirmed`,
    what: msg`PayPhone has not confirmed for an hour whether this payment went through. The items stay reserved and the shop keeps checking; please check PayPhone's dashboard and the PayPhone token on the server.`,
  },
  mismatch: {
    title: msg`A payment does not match its checkout`,
    what: msg`PayPhone's details of this payment differ from the checkout, so no order was made and the shop has stopped checking. Please compare them in PayPhone's dashboard and refund the payment there if it is approved.`,
  },
  released: {
    title: msg`A payment stayed without an answer`,
    what: msg`PayPhone never confirmed whether this payment went through, and knows of no payment with our reference. The shop has released the items. Please look for it in PayPhone's dashboard: if it is approved there, the customer has paid and has no order.`,
  },
  already_used: {
    title: msg`A payment has paid for another order already`,
    what: msg`PayPhone took this payment for the checkout below, but another order carries the same transaction ID, so no order was made. Please compare both in PayPhone's dashboard and refund this one there if it is approved.`,
  },
  second_payment: {
    title: msg`A payment is the second one of its order`,
    what: msg`The order was settled by hand while PayPhone gave no answer, and PayPhone now shows another payment for it. The shop has returned neither of the two, because the transaction ID that was typed may be wrong. Please compare both in PayPhone's dashboard and return there what was overpaid.`,
  },
  restored_without_order: {
    title: msg`A payment has no order since the restore`,
    what: msg`PayPhone has taken this payment, and the restored data has no order for it. Please find it in PayPhone's dashboard: then settle it by hand with its reference and transaction ID, or return it there.`,
  },
  order_differs: {
    title: msg`A payment differs from its order`,
    what: msg`The order is paid in the shop, but PayPhone shows its payment as cancelled or with other details. Do not send the order. Please look the payment up in PayPhone's dashboard: if the money is there, ask PayPhone again on the order's page; if not, cancel the order.`,
  },
  oversold: {
    title: msg`An order is for more than was in stock`,
    what: msg`The stock was lowered, or a product, size or color was deleted or renamed, while the items were reserved. The order's history lists the missing units. Please look for them. If they are not there, write to the customer, or cancel the order and return its payment, if any: by card on the order's page or in PayPhone's dashboard.`,
  },
};

/** The time in the checkout's reference. The payment is from the minutes after it. */
function startOf(reference: string, i18n: I18n): string | null {
  const [, time] = /^GL-(\d{13})-/.exec(reference) ?? [];
  if (!time) return null;
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  return shopTimeOf(new Date(Number(time)).toISOString(), language);
}

type Shop = {
  adminUrl: string;
  /** Used if the payment has no order. */
  isSandbox: boolean;
};

/** Return the email to the owner about a payment that needs a person. */
export function paymentAlert(
  alert: PaymentAlert,
  { adminUrl, isSandbox }: Shop,
  i18n: I18n,
): MailContent {
  const { reference, orderId } = alert;
  const { title, what } = PROBLEMS[alert.problem];
  const customer = alert.customerName ? alert : null;
  return renderLetter({
    language: i18n.locale,
    sandboxMark: sandboxMark(alert.isSandbox ?? isSandbox, i18n),
    title: i18n._(title),
    lead: i18n._(what),
    blocks: [
      pairs(
        [i18n._(msg`Transaction ID`), alert.transactionId || null],
        [i18n._(msg`Reference`), reference],
        [i18n._(msg`Order Number`), orderId && orderNumberOf(orderId)],
        [i18n._(msg`Checkout started`), startOf(reference, i18n)],
        [i18n._(msg`Total`), formatCents(alert.total)],
        [i18n._(msg`Customer`), customer?.customerName],
        [i18n._(msg`Email`), customer?.email],
        [i18n._(msg`Phone`), customer?.phone],
      ),
    ],
    link: { label: i18n._(msg`Orders`), url: adminUrl },
    closing: i18n._(msg`You receive this once for each problem.`),
  });
}
