import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatCents } from "#app/domain/money.ts";
import { type Order, type OrderItem, orderNumberOf } from "#app/domain/order.ts";
import { settings } from "#app/settings.ts";

/** The shop's days are Ecuador's, wherever the server stands. */
const orderDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Guayaquil",
});

function detailsOf(order: Order, i18n: I18n): [name: string, value: string][] {
  return [
    [i18n._(msg`Order Number`), orderNumberOf(order.id)],
    [i18n._(msg`Customer`), order.customerName],
    [i18n._(msg`Order Date`), orderDate.format(new Date(order.createdAt))],
    [i18n._(msg`Payment Method`), "Payphone"],
    [i18n._(msg`Transaction ID`), order.transactionId ?? ""],
  ];
}

function itemOf({ name, quantity, size, color, price }: OrderItem, i18n: I18n) {
  const unitPrice = formatCents(price);
  const choices = [
    i18n._(msg`Quantity: ${quantity}`),
    size && i18n._(msg`Size: ${size}`),
    color && i18n._(msg`Color: ${color}`),
    i18n._(msg`${unitPrice} each`),
  ];
  return {
    name,
    choices: choices.filter(Boolean).join(" · "),
    price: formatCents(price * quantity),
  };
}

/** Takes an order and the words of a language; returns all that its confirmation says, as the confirmation page does. */
export function orderConfirmationWords(order: Order, i18n: I18n) {
  const number = orderNumberOf(order.id);
  const { brand, supportEmail } = settings;
  const { address, postalCode, city, country } = order.shippingAddress;
  return {
    subject: i18n._(msg`${brand}: order ${number} is confirmed`),
    title: i18n._(msg`Grazie Mille!`),
    lead: i18n._(msg`Your order has been confirmed`),
    details: detailsOf(order, i18n),
    itemsTitle: i18n._(msg`Order Items`),
    items: order.items.map((item) => itemOf(item, i18n)),
    amounts: [
      [i18n._(msg`Subtotal`), formatCents(order.subtotal)],
      [i18n._(msg`Tax (IVA 15%)`), formatCents(order.tax)],
      [i18n._(msg`Shipping`), i18n._(msg`Free`)],
      [i18n._(msg`Total`), formatCents(order.total)],
    ] as [name: string, value: string][],
    addressTitle: i18n._(msg`Shipping Address`),
    address: [order.customerName, address, [postalCode, city].filter(Boolean).join(" "), country],
    nextTitle: i18n._(msg`What happens next?`),
    next: [
      i18n._(msg`Your order will be processed within 1-2 business days`),
      i18n._(msg`You'll receive tracking information when your order ships`),
      i18n._(msg`Estimated delivery: 3-5 business days`),
    ],
    receipt: i18n._(msg`View your receipt`),
    questions: i18n._(msg`Questions about your order? Write to ${supportEmail}`),
  };
}

export type OrderConfirmationWords = ReturnType<typeof orderConfirmationWords>;
