import type { BagItem } from "../bag/bag.ts";
import type { OrderItem } from "./order.ts";

type PaidItem = Pick<OrderItem, "sku" | "size" | "color" | "quantity">;

/** Return the bag without the units of an order. What was added while it was paid stays. */
export function withoutPaidItems(items: BagItem[], paid: PaidItem[]): BagItem[] {
  return items.flatMap((item) => {
    const units = paid
      .filter(
        ({ sku, size, color }) =>
          sku === item.product.id && size === item.size && color === item.color,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (units === 0) return [item];
    return item.quantity > units ? [{ ...item, quantity: item.quantity - units }] : [];
  });
}
