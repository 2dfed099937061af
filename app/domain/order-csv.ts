import { amountFromCents } from "./money.ts";
import { type Order, orderNumberOf } from "./order.ts";

const HEADINGS = [
  "Number",
  "Created",
  "Status",
  "Payment",
  "Customer",
  "Email",
  "Phone",
  "Address",
  "City",
  "Province",
  "Postal code",
  "Country",
  "Items",
  "Subtotal",
  "Tax",
  "Total",
  "Transaction",
  "Courier",
  "Tracking",
  "Reference",
];

function itemsOf(order: Order): string {
  return order.items
    .map(({ quantity, name, size, color }) =>
      [`${quantity} x ${name}`, size, color].filter(Boolean).join(", "),
    )
    .join("; ");
}

/** A column of its own, so that sandbox orders are not added to a total. */
function paymentOf({ isSandbox, transactionId }: Order): string {
  if (isSandbox) return "SANDBOX: no real payment";
  return transactionId === null ? "" : "Payphone";
}

/** Return orders as CSV rows with headings. Times are ISO, amounts in dollars. */
export function orderCsvRows(orders: Order[]): string[][] {
  return [
    HEADINGS,
    ...orders.map((order) => [
      orderNumberOf(order.id),
      order.createdAt,
      order.status,
      paymentOf(order),
      order.customerName,
      order.email,
      order.phone,
      order.shippingAddress.address,
      order.shippingAddress.city,
      order.shippingAddress.province,
      order.shippingAddress.postalCode,
      order.shippingAddress.country,
      itemsOf(order),
      amountFromCents(order.subtotal),
      amountFromCents(order.tax),
      amountFromCents(order.total),
      order.transactionId ?? "",
      order.courier ?? "",
      order.trackingNumber ?? "",
      order.reference,
    ]),
  ];
}
