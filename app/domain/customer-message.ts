import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { settings } from "#app/settings.ts";
import { choiceName, labelSize } from "./choice-name.ts";
import { formatCents } from "./money.ts";
import { nameIn } from "./name-in.ts";
import { type Order, orderNumberOf } from "./order.ts";
import { shopTimeOf } from "./shop-time.ts";

/** Return the text with which the owner writes to a customer about an order, in the language of `i18n`. */
export function customerMessage(
  { id, customerName }: Pick<Order, "id" | "customerName">,
  i18n: Pick<I18n, "_">,
): string {
  const { brand } = settings;
  const number = orderNumberOf(id);
  return i18n._(msg`Hello ${customerName}, this is ${brand} about your order ${number}.`);
}

type MadeOrder = Pick<
  Order,
  "id" | "customerName" | "total" | "items" | "language" | "paymentDueAt"
>;

/**
 * Return the text with which the owner sends a customer the link to an order that was made for them: what it is, the
 * total, until when it is reserved. In the language of the order, which is that of `i18n`.
 */
export function payLinkMessage(order: MadeOrder, url: string, i18n: I18n): string {
  const { brand } = settings;
  const { customerName, language, paymentDueAt, items } = order;
  const number = orderNumberOf(order.id);
  const amount = formatCents(order.total);
  const until = paymentDueAt ? shopTimeOf(paymentDueAt, language) : "";
  const greeting = i18n._(
    msg`Hello ${customerName}, this is ${brand}. We prepared order ${number} for you:`,
  );
  const lines = items.map((item) => {
    const size = labelSize(i18n, item.size, (plain) => plain);
    const choices = [size, choiceName(i18n, item.color)].filter(Boolean).join(", ");
    const name = `${item.quantity} × ${nameIn(language, item)}`;
    return choices ? `${name} (${choices})` : name;
  });
  const closing = [
    i18n._(msg`Total: ${amount}`),
    i18n._(msg`Reserved until: ${until}`),
    i18n._(msg`Here you choose how to pay: ${url}`),
  ];
  return [greeting, ...lines, ...closing].join("\n");
}

/**
 * Return the text with which the owner reminds a customer of an order that awaits its payment, in the language of
 * `i18n`. `url` is the order's page.
 */
export function paymentReminder(
  { id, customerName, total }: Pick<Order, "id" | "customerName" | "total">,
  url: string,
  i18n: Pick<I18n, "_">,
): string {
  const { brand } = settings;
  const number = orderNumberOf(id);
  const amount = formatCents(total);
  return i18n._(
    msg`Hello ${customerName}, this is ${brand}. Your order ${number} for ${amount} awaits its payment. Here is how to pay and where to send the receipt: ${url}`,
  );
}
