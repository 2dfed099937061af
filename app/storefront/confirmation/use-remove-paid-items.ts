import { useEffect } from "react";
import type { OrderItem } from "#app/domain/order/order.ts";
import { withoutPaidItems } from "#app/domain/order/without-paid-items.ts";
import { storedBagValue } from "../bag/stored-bag-value.ts";
import { finishPendingCheckout } from "../payment-progress/pending-checkout.ts";

/** Remove an order's items from the bag, once: a later visit to the receipt must not change a new bag. */
export function useRemovePaidItems(reference: string, paid: OrderItem[]): void {
  useEffect(() => {
    if (!finishPendingCheckout(reference)) return;
    storedBagValue.update((items) => withoutPaidItems(items, paid));
  }, [reference, paid]);
}
