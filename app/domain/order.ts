import type { Cents } from "./money.ts";
import type { OrderStatus } from "./order-status.ts";

/** One line of an order; `sku` is the product's id (specification section 3). */
export type OrderItem = {
  sku: string;
  name: string;
  quantity: number;
  price: Cents;
  size: string;
  color: string;
  image: string | null;
};

export type ShippingAddress = {
  address: string;
  city: string;
  postalCode: string;
  country: string;
};

export type Order = {
  id: string;
  /** The checkout's reference; unguessable, it is the receipt's address. */
  reference: string;
  customerName: string;
  email: string;
  phone: string;
  shippingAddress: ShippingAddress;
  items: OrderItem[];
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  transactionId: string | null;
  status: OrderStatus;
  /** Who carries the parcel. */
  courier: string | null;
  trackingNumber: string | null;
  /** ISO time. */
  createdAt: string;
};

/** Takes an order's id and returns the number a shopper sees: its last 8 characters, upper-cased (specification section 9). */
export function orderNumberOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
