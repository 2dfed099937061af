import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { csvAmountOf } from "#app/domain/csv/csv-amount.ts";
import type { CsvColumn } from "#app/domain/csv/csv-rows.ts";
import { zoneNameIn } from "#app/domain/delivery/delivery-words.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import type { Language } from "#app/domain/text/language.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { shopTimestampOf } from "#app/domain/time/shop-time.ts";
import type { StatusName } from "./use-status-name.ts";

type Words = { i18n: I18n; language: Language; statusName: StatusName };

function itemsOf({ items }: Order, { i18n, language }: Words): string {
  return items
    .map(({ quantity, size, color, ...product }) => {
      return [`${quantity} x ${nameIn(language, product)}`, choiceText(i18n, { size, color }, ", ")]
        .filter(Boolean)
        .join(", ");
    })
    .join("; ");
}

/** A column of its own, so that sandbox orders are not added to a total. */
function paymentOf({ isSandbox, paymentMethod, transactionId }: Order, { i18n }: Words): string {
  if (isSandbox) return i18n._(msg`SANDBOX: no real payment`);
  return paymentMethod === "card" && transactionId === null
    ? ""
    : paymentMethodName(paymentMethod, i18n);
}

/** The columns of the orders' CSV file. Times are Ecuador's, amounts in dollars. */
export const ORDER_COLUMNS: CsvColumn<Order, Words>[] = [
  [msg`Number`, ({ id }) => orderNumberOf(id)],
  [msg`Created (Ecuador time)`, ({ createdAt }) => shopTimestampOf(createdAt)],
  [msg`Status`, ({ status, delivery }, { statusName }) => statusName(status, delivery.method)],
  [msg`Payment`, paymentOf],
  [msg`Paid`, ({ isPaid }, { i18n }) => i18n._(isPaid ? msg`Yes` : msg`Not yet`)],
  [msg`Customer`, ({ customerName }) => customerName],
  [msg`Email`, ({ email }) => email],
  [msg`Phone`, ({ phone }) => phone],
  [
    msg`Delivery zone or pick-up`,
    ({ delivery }, { i18n, language }) =>
      delivery.method === "pickup" ? i18n._(msg`Pick-up`) : zoneNameIn(language, delivery),
  ],
  [msg`Address`, ({ shippingAddress }) => shippingAddress.address],
  [msg`Landmark`, ({ shippingAddress }) => shippingAddress.landmark],
  [msg`City`, ({ shippingAddress }) => shippingAddress.city],
  [msg`Province`, ({ shippingAddress }) => shippingAddress.province],
  [msg`Postal code`, ({ shippingAddress }) => shippingAddress.postalCode],
  [msg`Country`, ({ shippingAddress }) => shippingAddress.country],
  [msg`Invoice: cédula, RUC or passport`, ({ invoiceBuyer }) => invoiceBuyer?.number ?? ""],
  [msg`Invoice: name`, ({ invoiceBuyer }) => invoiceBuyer?.name ?? ""],
  [msg`Items`, itemsOf],
  [msg`Subtotal`, ({ subtotal }, { language }) => csvAmountOf(subtotal, language)],
  [msg`Discount`, ({ discount }, { language }) => csvAmountOf(discount, language)],
  [msg`Discount code`, ({ discountCode }) => discountCode ?? ""],
  [msg`Shipping`, ({ deliveryAmount }, { language }) => csvAmountOf(deliveryAmount, language)],
  [msg`Tax`, ({ tax }, { language }) => csvAmountOf(tax, language)],
  [msg`Total`, ({ total }, { language }) => csvAmountOf(total, language)],
  [msg`Transaction`, ({ transactionId }) => transactionId ?? ""],
  [msg`Courier`, ({ courier }) => courier ?? ""],
  [msg`Tracking`, ({ trackingNumber }) => trackingNumber ?? ""],
  [msg`Reference`, ({ reference }) => reference],
];
