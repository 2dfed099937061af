import type { CheckoutAmounts } from "../checkout/checkout-amounts.ts";
import type { InvoiceBuyer } from "../checkout/invoice-buyer.ts";
import type { PaymentMethod } from "../checkout/payment-method.ts";
import type { Delivery } from "../delivery/delivery.ts";
import type { Cents } from "../money/money.ts";
import type { Language } from "../text/language.ts";
import type { OrderStatus } from "./order-status.ts";

/** One line of an order. `sku` is the product id (specification section 3). */
export type OrderItem = {
  sku: string;
  name: string;
  /** Null if it was not translated when sold. */
  nameEs: string | null;
  quantity: number;
  price: Cents;
  size: string;
  color: string;
  image: string | null;
};

type ShippingAddress = {
  address: string;
  /** A landmark near the address, in Ecuador its "referencia"; '' if not given. */
  landmark: string;
  city: string;
  /** '' if not given. */
  province: string;
  postalCode: string;
  country: string;
};

export type Order = CheckoutAmounts & {
  id: string;
  /** The checkout's reference. It is unguessable, because the receipt's URL contains it. */
  reference: string;
  /** The language of emails to the shopper. */
  language: Language;
  customerName: string;
  email: string;
  phone: string;
  shippingAddress: ShippingAddress;
  /** Whom the invoice is for; null until it is known. */
  invoiceBuyer: InvoiceBuyer | null;
  items: OrderItem[];
  delivery: Delivery;
  /** The code that the shopper entered; null without one. */
  discountCode: string | null;
  /** The rate of IVA in basis points: 1500 is 15%. */
  taxBasisPoints: number;
  /** Whether the items' prices include IVA. */
  pricesIncludeTax: boolean;
  transactionId: string | null;
  /** Whether it was paid in the sandbox, without real money. */
  isSandbox: boolean;
  paymentMethod: PaymentMethod;
  /** Whether the shop has the money. */
  isPaid: boolean;
  /** Whether a proof of its payment waits for staff. Read only in the admin. */
  hasNewProof: boolean;
  /** ISO time until which an order that awaits its payment is held; null for orders paid by card at once. */
  paymentDueAt: string | null;
  status: OrderStatus;
  /** The shipping company. */
  courier: string | null;
  trackingNumber: string | null;
  /** Whether it has left the shop, also if its money was given back later. Not read in the admin. */
  wasSent: boolean;
  /** Whether PayPhone returned its money. Known only in the email about it. */
  returnedByProvider: boolean;
  /** ISO time. */
  createdAt: string;
  /** ISO time at which it was paid for or, if it is paid on handover, accepted; null before, and in the admin. */
  confirmedAt: string | null;
};

/** Return the lines of a postal address as written in Ecuador. Empty parts are left out. */
export function addressLinesOf({
  address,
  landmark,
  city,
  province,
  postalCode,
  country,
}: ShippingAddress): string[] {
  const town = [postalCode, city].filter(Boolean).join(" ");
  const place = [town, province].filter(Boolean).join(", ");
  return [address, landmark, place, country].filter(Boolean);
}

/** Return the English path of an order's receipt. */
export function receiptPathOf(reference: string): string {
  return `/confirmation?${new URLSearchParams({ clientTransactionId: reference })}`;
}

/** Return the order number shown to shoppers: the last 8 characters of the id, in upper case (specification section 9). */
export function orderNumberOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
