import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import type { ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { LoadErrorContext } from "#app/ui/load-error-context.ts";
import { lazyView } from "../lazy-view.ts";
import { LostPaymentStep } from "./lost-payment-step.tsx";
import { ReservingItems } from "./reserving-items.tsx";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

/** The page's zones or pick-up are not the shop's any more: the form is read again, with what was typed. */
const OUTDATED: readonly ErrorCode[] = ["PROVINCE_REQUIRED", "NOT_DELIVERED", "NO_PICKUP"];

/** In a separate chunk, which is loaded while the form is filled in. */
export const startedCheckout = lazyView("orders", () =>
  import("./started-checkout.tsx").then(({ StartedCheckout }) => StartedCheckout),
);

/** The step itself says it: a navigation hides the notice of the page. */
const withoutNotice = () => {};

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
  const [isOpen, setIsOpen] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOutdated = result?.ok === false && OUTDATED.includes(result.error.code);
  function retry() {
    setIsOpen(true);
    // The pressed button disappears.
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <div className="grid gap-8">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        <Trans>Payment</Trans>
      </h2>
      <LoadErrorContext value={withoutNotice}>
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
          fallback={isOpen ? <ReservingItems /> : <LostPaymentStep onRetry={retry} />}
        />
      </LoadErrorContext>
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
