import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaymentProgress } from "#app/domain/payment/payment-progress.ts";

/** Return what the bag says about a payment. Needs the message catalogue of orders. */
export function paymentNoticeWords({ state }: PaymentProgress, i18n: I18n) {
  const notices = {
    checking: msg`Your payment is being checked. You do not need to pay again: your receipt appears here automatically.`,
    settled: msg`Your payment arrived. Thank you!`,
    awaiting: msg`Your order awaits its payment.`,
    over: null,
  };
  const notice = notices[state];
  const label = state === "awaiting" ? msg`View your order` : msg`View your receipt`;
  return { notice: notice ? i18n._(notice) : "", receiptLabel: i18n._(label) };
}
