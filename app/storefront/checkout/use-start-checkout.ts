import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { BagItem } from "#app/domain/bag/bag.ts";
import type { StartCheckoutBody, StartCheckoutResult } from "#app/domain/checkout/checkout.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import { customerOf, type ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import type { DeliveryMethod } from "#app/domain/delivery/delivery.ts";
import { newUuid } from "#app/ui/new-uuid.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { attemptKey } from "../payment-progress/attempt-key.ts";
import { discountCode } from "../payment-progress/discount-code.ts";
import {
  addPendingCheckout,
  newestCheckout,
  pendingCheckouts,
} from "../payment-progress/pending-checkout.ts";

type WantedCheckout = {
  draft: ShippingDraft;
  delivery: DeliveryMethod;
  items: BagItem[];
  invoiceBuyer: InvoiceBuyer | null;
  /** '' without one. */
  discountCode: string;
};

/** An attempt to pay. Start it once, as in an event handler: each start uses a new reference. */
export type CheckoutAttempt = {
  /** Null until the server has responded. */
  result: StartCheckoutResult | null;
  start: (wanted: WantedCheckout) => void;
  /** Forget the result. */
  reset: () => void;
};

/** Return a function that starts a checkout on the server, which prices the bag and holds the stock. */
export function useStartCheckout(): CheckoutAttempt {
  const fetcher = useFetcher<StartCheckoutResult>();
  const localizedPath = useLocalizedPath();
  const result = fetcher.state === "idle" ? (fetcher.data ?? null) : null;
  const reference = result?.ok ? result.checkout.reference : null;
  useEffect(() => {
    if (!reference) return;
    addPendingCheckout(reference);
    return pendingCheckouts.subscribe(() => {
      // Another tab shows the receipt of this bag, whose code this one has: a payment here would be a second one.
      if (newestCheckout() !== null) return;
      discountCode.update(() => "");
      window.location.reload();
    });
  }, [reference]);
  return {
    result,
    reset: fetcher.reset,
    start({ draft, delivery, items, invoiceBuyer, discountCode: code }) {
      attemptKey.update((key) => key ?? newUuid());
      const body: StartCheckoutBody = {
        customer: customerOf(draft, delivery),
        lines: items.map(({ product, size, color, quantity }) => ({
          productId: product.id,
          size,
          color,
          quantity,
          price: product.price,
        })),
        replaces: newestCheckout(),
        attemptKey: attemptKey.get(),
        invoiceBuyer,
        delivery,
        discountCode: code,
      };
      void fetcher.submit(body, {
        method: "post",
        action: localizedPath("/checkout"),
        encType: "application/json",
      });
    },
  };
}
