import type { Language } from "./language.ts";
import type { Cents } from "./money.ts";
import type { OrderStatus } from "./order-status.ts";

/** One line of an order; `sku` is the product's id (specification section 3). */
export type OrderItem = {
  sku: string;
  name: string;
  /** The Spanish name it was sold under, null where it had none. */
  nameEs: string | null;
  quantity: number;
  price: Cents;
  size: string;
  color: string;
  image: string | null;
};

export type ShippingAddress = {
  address: string;
  city: string;
  /** Empty where none was given. */
  province: string;
  postalCode: string;
  country: string;
};

export type Order = {
  id: string;
  /** The checkout's reference; unguessable, it is the receipt's address. */
  reference: string;
  /** The language its shopper is written to in. */
  language: Language;
  customerName: string;
  email: string;
  phone: string;
  shippingAddress: ShippingAddress;
  items: OrderItem[];
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  transactionId: string | null;
  /** Whether the payment sandbox paid for it: no money was taken. */
  isSandbox: boolean;
  status: OrderStatus;
  /** Who carries the parcel. */
  courier: string | null;
  trackingNumber: string | null;
  /** ISO time. */
  createdAt: string;
};

/** Takes an address and returns it as it is written on a parcel in Ecuador, line by line; what was not given is left out. */
export function addressLinesOf({
  address,
  city,
  province,
  postalCode,
  country,
}: ShippingAddress): string[] {
  const town = [postalCode, city].filter(Boolean).join(" ");
  return [address, [town, province].filter(Boolean).join(", "), country];
}

/** Takes an order's id and returns the number a shopper sees: its last 8 characters, upper-cased (specification section 9). */
export function orderNumberOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
