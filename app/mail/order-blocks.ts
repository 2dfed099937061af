import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { choiceName } from "#app/domain/choice-name.ts";
import { formatCents } from "#app/domain/money.ts";
import { nameIn } from "#app/domain/name-in.ts";
import { addressLinesOf, type Order, type OrderItem, orderNumberOf } from "#app/domain/order.ts";
import { shopDayOf } from "#app/domain/shop-day.ts";
import { settings } from "#app/settings.ts";
import type { LetterBlock } from "./letter.ts";

export function orderDetails(order: Order, i18n: I18n): LetterBlock {
  return {
    kind: "pairs",
    title: null,
    rows: [
      [i18n._(msg`Order Number`), orderNumberOf(order.id)],
      [i18n._(msg`Customer`), order.customerName],
      [i18n._(msg`Order Date`), shopDayOf(order.createdAt, order.language)],
      [i18n._(msg`Payment Method`), "Payphone"],
      [i18n._(msg`Transaction ID`), order.transactionId ?? ""],
    ],
  };
}

function itemRow(item: OrderItem, { language }: Order, i18n: I18n) {
  const { quantity, price } = item;
  const [size, color] = [choiceName(i18n, item.size), choiceName(i18n, item.color)];
  const unitPrice = formatCents(price);
  const choices = [
    i18n._(msg`Quantity: ${quantity}`),
    size && i18n._(msg`Size: ${size}`),
    color && i18n._(msg`Color: ${color}`),
    i18n._(msg`${unitPrice} each`),
  ];
  return {
    name: nameIn(language, item),
    choices: choices.filter(Boolean).join(" · "),
    price: formatCents(price * quantity),
  };
}

export function orderItems(order: Order, i18n: I18n): LetterBlock {
  const rows = order.items.map((item) => itemRow(item, order, i18n));
  return { kind: "items", title: i18n._(msg`Order Items`), rows };
}

export function orderAmounts(order: Order, i18n: I18n): LetterBlock {
  return {
    kind: "pairs",
    title: null,
    rows: [
      [i18n._(msg`Subtotal`), formatCents(order.subtotal)],
      [i18n._(msg`Tax (IVA 15%)`), formatCents(order.tax)],
      [i18n._(msg`Shipping`), i18n._(msg`Free`)],
      [i18n._(msg`Total`), formatCents(order.total)],
    ],
  };
}

export function orderAddress(order: Order, i18n: I18n): LetterBlock {
  return {
    kind: "lines",
    title: i18n._(msg`Shipping Address`),
    lines: [order.customerName, ...addressLinesOf(order.shippingAddress)],
  };
}

export function questionsLine(i18n: I18n): string {
  const { supportEmail } = settings;
  return i18n._(msg`Questions about your order? Write to ${supportEmail}`);
}
