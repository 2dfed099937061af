import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import type { ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { lazyView } from "../lazy-view.ts";
import { ReservingItems } from "./reserving-items.tsx";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

/** The page's zones or pick-up are not the shop's any more: the form is read again, with what was typed. */
const OUTDATED: readonly ErrorCode[] = ["PROVINCE_REQUIRED", "NOT_DELIVERED", "NO_PICKUP"];

/** In a separate chunk, which is loaded while the form is filled in. */
export const startedCheckout = lazyView("orders", () =>
  import("./started-checkout.tsx").then(({ StartedCheckout }) => StartedCheckout),
);

type PaymentStepProps = {
  draft: ShippingDraft;
  buyer: InvoiceBuyer | null;
  attempt: CheckoutAttempt;
  /** The attempt was rejected because of the bag. */
  isBagRejected: boolean;
  onBack: () => void;
};

/** The second step: the amount and the provider's button. */
export function PaymentStep({ draft, buyer, attempt, isBagRejected, onBack }: PaymentStepProps) {
  const { result } = attempt;
  // A failed load ends the wait: a notice says so, and the way back leads to a new attempt.
  const [isOpen, setIsOpen] = useState(true);
  const isOutdated = result?.ok === false && OUTDATED.includes(result.error.code);
  return (
    <div className="grid gap-8">
      <h2 className="text-xl">
        <Trans>Payment</Trans>
      </h2>
      <LazyPanel
        module={startedCheckout}
        props={{
          open: isOpen,
          onOpenChange: setIsOpen,
          draft,
          buyer,
          result,
          isBagRejected,
          onChange: onBack,
        }}
        fallback={isOpen && <ReservingItems />}
      />
      <Button
        variant="plain"
        size="sm"
        className="-ml-5 justify-self-start"
        onClick={isOutdated ? () => window.location.reload() : onBack}
      >
        <Trans>Back to Shipping Information</Trans>
      </Button>
    </div>
  );
}
