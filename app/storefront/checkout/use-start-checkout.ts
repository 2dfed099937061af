import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { BagItem } from "#app/domain/bag.ts";
import type { StartAnswer, StartCheckout } from "#app/domain/checkout.ts";
import type { ShippingDraft } from "#app/domain/shipping-draft.ts";
import { useAddress } from "#app/ui/use-address.ts";
import { pendingCheckout } from "./pending-checkout.ts";

/** One attempt to pay: asked for by the shopper's own press, so that no effect can spend a reference. */
export type CheckoutAttempt = {
  /** Null until the server has answered. */
  answer: StartAnswer | null;
  start: (draft: ShippingDraft, items: BagItem[]) => void;
};

/** Starts a checkout on the server, which prices the bag and holds the goods. */
export function useStartCheckout(): CheckoutAttempt {
  const fetcher = useFetcher<StartAnswer>();
  const addressOf = useAddress();
  const answer = fetcher.state === "idle" ? (fetcher.data ?? null) : null;
  const reference = answer?.ok ? answer.checkout.reference : null;
  useEffect(() => {
    if (reference) pendingCheckout.update(() => reference);
  }, [reference]);
  return {
    answer,
    start(draft, items) {
      const wanted: StartCheckout = {
        customer: draft,
        lines: items.map(({ product, size, color, quantity }) => ({
          productId: product.id,
          size,
          color,
          quantity,
          price: product.price,
        })),
        replaces: pendingCheckout.get(),
      };
      void fetcher.submit(wanted, {
        method: "post",
        action: addressOf("/checkout"),
        encType: "application/json",
      });
    },
  };
}
