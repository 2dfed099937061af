import { useEffect } from "react";
import { useCartActions } from "../bag/cart-provider.tsx";
import { finishPendingCheckout } from "../checkout/pending-checkout.ts";

/** Empties the bag that this order was paid from, once: a later visit to the receipt does not empty a new bag. */
export function useEmptiedBag(reference: string): void {
  const { clear } = useCartActions();
  useEffect(() => {
    if (finishPendingCheckout(reference)) clear();
  }, [reference, clear]);
}
