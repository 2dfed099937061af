import { useLingui } from "@lingui/react/macro";
import type { EventCode } from "#app/data/admin/order-row.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import type { Order } from "#app/domain/order/order.ts";
import { usePaidWithNames } from "./use-paid-with-names.ts";

/** Return what each code of an order's history means. */
export function useEventTexts({ paymentMethod, email }: Order): Record<EventCode, string> {
  const { t, i18n } = useLingui();
  const paidWithNames = usePaidWithNames();
  return {
    sandbox: "SANDBOX",
    transfer: paymentMethodName("transfer", i18n),
    deuna: paymentMethodName("deuna", i18n),
    cash_on_delivery: paymentMethodName("cash_on_delivery", i18n),
    pay_at_pickup: paymentMethodName("pay_at_pickup", i18n),
    in_store: paymentMethodName("in_store", i18n),
    card: paymentMethodName("card", i18n),
    unchosen: t`Created for the customer, who pays by link.`,
    in_store_cash: t`Paid in the shop: ${paidWithNames.cash}`,
    in_store_terminal: t`Paid in the shop: ${paidWithNames.terminal}`,
    in_store_transfer: t`Paid in the shop: ${paidWithNames.transfer}`,
    accepted:
      paymentMethod === "pay_at_pickup"
        ? t`Accepted: it is paid at pick-up.`
        : t`Accepted: it is paid on delivery.`,
    payment_confirmed: t`The payment was confirmed.`,
    paid_by_card: t`It was paid by card.`,
    handed_over: t`The customer took it along.`,
    payment_expired: t`It was not paid in time. Its items are in the shop again.`,
    proof_unchecked: t`Its time ended before its receipt was looked at. Its items are in the shop again.`,
    sold_out: t`An item was no longer available. What was reserved is in the shop again.`,
    cancelled_by_shop: t`Cancelled before it was paid. Its items are in the shop again.`,
    shipment_taken_back: canReceiveMail(email)
      ? t`Undone before the customer got the email.`
      : t`Undone.`,
    payment_reversed: t`The payment was reversed and the items are back in stock.`,
    payment_reversed_without_restock: t`The payment was reversed. The units are not back in stock.`,
    payment_reversed_after_sending: t`The payment was reversed. The items had been sent and are not in stock.`,
    agrees: t`PayPhone shows the payment as paid again`,
    vouched: t`Payment seen in PayPhone's dashboard`,
    reference: t`PayPhone shows another payment`,
    transaction: t`PayPhone shows another payment`,
    currency: t`PayPhone shows another currency`,
    amount: t`PayPhone shows another amount`,
    cancelled: t`PayPhone shows the payment as cancelled`,
  };
}
