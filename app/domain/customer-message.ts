import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { settings } from "#app/settings.ts";
import { formatCents } from "./money.ts";
import { type Order, orderNumberOf } from "./order.ts";

/** Return the text with which the owner writes to a customer about an order, in the language of `i18n`. */
export function customerMessage(
  { id, customerName }: Pick<Order, "id" | "customerName">,
  i18n: Pick<I18n, "_">,
): string {
  const { brand } = settings;
  const number = orderNumberOf(id);
  return i18n._(msg`Hello ${customerName}, this is ${brand} about your order ${number}.`);
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
