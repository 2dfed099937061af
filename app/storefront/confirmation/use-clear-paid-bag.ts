import { useEffect } from "react";
import { useCartActions } from "../bag/cart-provider.tsx";
import { finishPendingCheckout } from "../payment-progress/pending-checkout.ts";

/** Clear the bag after its order, once: a later visit to the receipt must not clear a new bag. */
export function useClearPaidBag(reference: string): void {
  const { clear } = useCartActions();
  useEffect(() => {
    if (finishPendingCheckout(reference)) clear();
  }, [reference, clear]);
}
