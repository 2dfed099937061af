import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatPhone } from "#app/domain/contact/format-phone.ts";
import { normalizePhone } from "#app/domain/contact/phone.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import {
  addressLinesOf,
  type Order,
  type OrderItem,
  orderNumberOf,
} from "#app/domain/order/order.ts";
import { mailPictureUrl } from "#app/domain/picture/mail-picture-url.ts";
import { choiceName, labelSize } from "#app/domain/product/choice-name.ts";
import { sellerLines } from "#app/domain/shop-information/seller-lines.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { settings } from "#app/settings.ts";
import type { LetterBlock } from "./letter.ts";
import { pairs } from "./pairs.ts";

export function orderDetails(order: Order, i18n: I18n): LetterBlock {
  const { paymentMethod, transactionId, invoiceBuyer } = order;
  const isByCard = paymentMethod === "card";
  const method = isByCard ? i18n._(msg`Payphone`) : paymentMethodName(paymentMethod, i18n);
  return pairs(
    [i18n._(msg`Order Number`), orderNumberOf(order.id)],
    [i18n._(msg`Customer`), order.customerName],
    [i18n._(msg`Order Date`), shopDayOf(order.createdAt, order.language)],
    [i18n._(msg`Invoice for`), invoiceBuyer && invoiceBuyerText(invoiceBuyer)],
    [i18n._(msg`Payment Method`), method],
    [i18n._(msg`Transaction ID`), isByCard && (transactionId ?? "")],
    [i18n._(msg`Amount to pay`), !order.isPaid && formatCents(order.total)],
  );
}

function itemRow(
  item: OrderItem,
  { language, pricesIncludeTax }: Order,
  storeUrl: string,
  i18n: I18n,
) {
  const { quantity, price } = item;
  const color = choiceName(i18n, item.color);
  const unitPrice = formatCents(price);
  const choices = [
    i18n._(msg`Quantity: ${quantity}`),
    labelSize(i18n, item.size, (size) => i18n._(msg`Size: ${size}`)),
    color && i18n._(msg`Color: ${color}`),
    i18n._(msg`${unitPrice} each`),
    // The subtotal below does not include it.
    pricesIncludeTax && i18n._(msg`IVA included`),
  ];
  return {
    name: nameIn(language, item),
    choices: choices.filter(Boolean).join(" · "),
    price: formatCents(price * quantity),
    picture: mailPictureUrl(item.image, storeUrl),
  };
}

/** The items with their pictures; `storeUrl` is any URL of the shop. */
export function orderItems(order: Order, storeUrl: string, i18n: I18n): LetterBlock {
  const rows = order.items.map((item) => itemRow(item, order, storeUrl, i18n));
  return { kind: "items", title: i18n._(msg`Order Items`), rows };
}

export function orderAmounts(order: Order, i18n: I18n): LetterBlock {
  const rate = percentOf(order.taxBasisPoints);
  const code = order.discountCode;
  const discountName = code ? i18n._(msg`Discount (${code})`) : i18n._(msg`Discount`);
  const cost = order.deliveryAmount > 0 ? formatCents(order.deliveryAmount) : i18n._(msg`Free`);
  return pairs(
    [i18n._(msg`Subtotal`), formatCents(order.subtotal)],
    [discountName, order.discount > 0 && `−${formatCents(order.discount)}`],
    [i18n._(msg`Tax (IVA ${rate}%)`), formatCents(order.tax)],
    order.delivery.method === "pickup"
      ? [i18n._(msg`Pick-up`), i18n._(msg`Free`)]
      : [i18n._(msg`Shipping`), cost],
    [i18n._(msg`Total`), formatCents(order.total)],
  );
}

/** Where the order goes, or where it is picked up. */
export function orderAddress(order: Order, i18n: I18n): LetterBlock {
  if (order.delivery.method === "pickup") {
    return {
      kind: "lines",
      title: i18n._(msg`Pick-up`),
      lines: [order.customerName, ...pickupLines(order.delivery, order.language, i18n)],
    };
  }
  return {
    kind: "lines",
    title: i18n._(msg`Shipping Address`),
    lines: [order.customerName, ...addressLinesOf(order.shippingAddress)],
  };
}

/** Ask whom the invoice is for, until it is known. */
export function orderInvoice({ invoiceBuyer }: Order, i18n: I18n): LetterBlock[] {
  if (invoiceBuyer) return [];
  const lines = [
    i18n._(
      msg`Tell us on your receipt whom your invoice is for, and we will send it to this email address.`,
    ),
  ];
  return [{ kind: "lines", title: i18n._(msg`Your invoice`), lines }];
}

export function questionsLine(i18n: I18n): string {
  const { supportEmail } = settings;
  return i18n._(msg`Questions about your order? Write to ${supportEmail}`);
}

/** The owner's terms of returns, or the right that the law gives (Ley Orgánica de Defensa del Consumidor, article 45). */
export function orderReturns(
  { returnDays: days, returnTerms }: ShopInformation,
  i18n: I18n,
): LetterBlock {
  const within = days === null ? "" : i18n._(msg`Returns within ${days} business days of delivery`);
  const terms = [within, ...returnTerms.split("\n")].filter(Boolean);
  const right = i18n._(
    msg`Ecuador's consumer law lets you return what you buy online. Write to us before sending it back.`,
  );
  return {
    kind: "lines",
    title: i18n._(msg`Returns`),
    lines: terms.length > 0 ? terms : [right],
  };
}

/** Legal name, RUC, address and WhatsApp of the seller. */
export function senderLines(information: ShopInformation): string[] {
  const phone = normalizePhone(information.whatsapp);
  return [...sellerLines(information), ...(phone ? [`WhatsApp ${formatPhone(phone)}`] : [])];
}
