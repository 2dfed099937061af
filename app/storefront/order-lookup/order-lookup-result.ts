import type { Order } from "#app/domain/order/order.ts";

/** Return the fields of an order shown for its number and email address: no personal data. */
export function foundOrderOf(order: Order) {
  const { id, reference, isSandbox, isPaid, status, delivery, courier, trackingNumber } = order;
  const { paymentMethod, createdAt, total } = order;
  const shipment = { delivery, courier, trackingNumber };
  return { id, reference, isSandbox, isPaid, status, paymentMethod, ...shipment, createdAt, total };
}

export type FoundOrder = ReturnType<typeof foundOrderOf>;

/** The result of a lookup, with the form's values after a failure. */
export type OrderLookupResult =
  | { outcome: "found"; order: FoundOrder }
  | { outcome: "invalid" | "not_found" | "too_many" | "failed"; number: string; email: string };
