import { csvAmountOf } from "./csv-amount.ts";
import type { DeliveryMethod } from "./delivery.ts";
import { zoneNameIn } from "./delivery-words.ts";
import type { Language } from "./language.ts";
import { type Order, orderNumberOf } from "./order.ts";
import type { OrderStatus } from "./order-status.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { shopTimestampOf } from "./shop-time.ts";

const COLUMNS = [
  "number",
  "created",
  "status",
  "payment",
  "customer",
  "email",
  "phone",
  "method",
  "address",
  "landmark",
  "city",
  "province",
  "postalCode",
  "country",
  "invoiceNumber",
  "invoiceName",
  "items",
  "subtotal",
  "discount",
  "discountCode",
  "delivery",
  "tax",
  "total",
  "transaction",
  "courier",
  "tracking",
  "reference",
] as const;

type Column = (typeof COLUMNS)[number];

/** The words of the orders' CSV file in one language. */
export type OrderCsvWords = {
  headings: Record<Column, string>;
  statusName: (status: OrderStatus, method: DeliveryMethod) => string;
  /** The method of orders that are picked up. */
  pickup: string;
  methodName: (method: PaymentMethod) => string;
  /** The payment of sandbox orders. */
  sandbox: string;
};

function itemsOf(order: Order): string {
  return order.items
    .map(({ quantity, name, size, color }) =>
      [`${quantity} x ${name}`, size, color].filter(Boolean).join(", "),
    )
    .join("; ");
}

/** A column of its own, so that sandbox orders are not added to a total. */
function paymentOf(order: Order, { sandbox, methodName }: OrderCsvWords): string {
  const { isSandbox, paymentMethod, transactionId } = order;
  if (isSandbox) return sandbox;
  return paymentMethod === "card" && transactionId === null ? "" : methodName(paymentMethod);
}

/** The zone of a delivery, or that the order is picked up. */
function methodOf({ delivery }: Order, language: Language, { pickup }: OrderCsvWords): string {
  return delivery.method === "pickup" ? pickup : zoneNameIn(language, delivery);
}

function cellsOf(order: Order, language: Language, words: OrderCsvWords): Record<Column, string> {
  return {
    number: orderNumberOf(order.id),
    created: shopTimestampOf(order.createdAt),
    status: words.statusName(order.status, order.delivery.method),
    payment: paymentOf(order, words),
    customer: order.customerName,
    email: order.email,
    phone: order.phone,
    method: methodOf(order, language, words),
    address: order.shippingAddress.address,
    landmark: order.shippingAddress.landmark,
    city: order.shippingAddress.city,
    province: order.shippingAddress.province,
    postalCode: order.shippingAddress.postalCode,
    country: order.shippingAddress.country,
    invoiceNumber: order.invoiceBuyer?.number ?? "",
    invoiceName: order.invoiceBuyer?.name ?? "",
    items: itemsOf(order),
    subtotal: csvAmountOf(order.subtotal, language),
    discount: csvAmountOf(order.discount, language),
    discountCode: order.discountCode ?? "",
    delivery: csvAmountOf(order.deliveryAmount, language),
    tax: csvAmountOf(order.tax, language),
    total: csvAmountOf(order.total, language),
    transaction: order.transactionId ?? "",
    courier: order.courier ?? "",
    tracking: order.trackingNumber ?? "",
    reference: order.reference,
  };
}

/** Return orders as CSV rows with headings. Times are Ecuador's, amounts in dollars. */
export function orderCsvRows(
  orders: Order[],
  language: Language,
  words: OrderCsvWords,
): string[][] {
  return [
    COLUMNS.map((column) => words.headings[column]),
    ...orders.map((order) => {
      const cells = cellsOf(order, language, words);
      return COLUMNS.map((column) => cells[column]);
    }),
  ];
}
