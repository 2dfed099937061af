import type { Shipment } from "#app/data/admin/order.ts";
import type { Order } from "#app/domain/order/order.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";

/** Return the stored shipment of an order, as its fields show it. */
export const shipmentOf = (order: Order): Shipment => ({
  courier: order.courier ?? "",
  trackingNumber: order.trackingNumber ?? "",
});

/** Return the typed fields that differ from the order's. */
export function changesOf(order: Order, typed: Partial<Shipment>): Partial<Shipment> {
  const stored = shipmentOf(order);
  const fields = Object.keys(typed) as (keyof Shipment)[];
  const changed = fields.filter((field) => cleanText(typed[field] ?? "") !== stored[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
