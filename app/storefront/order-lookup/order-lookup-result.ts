import type { Order } from "#app/domain/order/order.ts";

/** The fields of an order shown for its number and email address: no personal data. */
export type FoundOrder = Pick<
  Order,
  | "id"
  | "reference"
  | "isSandbox"
  | "isPaid"
  | "status"
  | "paymentMethod"
  | "delivery"
  | "courier"
  | "trackingNumber"
  | "createdAt"
  | "total"
>;

/** The result of a lookup, with the form's values after a failure. */
export type OrderLookupResult =
  | { outcome: "found"; order: FoundOrder }
  | { outcome: "invalid" | "not_found" | "too_many" | "failed"; number: string; email: string };
