import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useCart } from "../bag/cart-provider.tsx";
import { AwaitingOrderPath } from "./awaiting-order-path.ts";
import type { Problem } from "./payment-error.tsx";

/** Ends without a payment, after which the shopper may pay again. Checkout itself asks whether one is being checked. */
const RETRYABLE: readonly Problem[] = [
  "declined",
  "cancelled",
  "reversed",
  "not_successful",
  "no_transaction",
  "discount_used_up",
  "discount_meanwhile",
];

/** What to do next: first back to the payment, where that is possible. */
export function PaymentActions({ problem }: { problem: Problem }) {
  const orderPath = use(AwaitingOrderPath);
  const { isLoaded, items } = useCart();
  const isBagEmpty = isLoaded && items.length === 0;
  const isRetryable = orderPath !== null || (RETRYABLE.includes(problem) && !isBagEmpty);
  return (
    <div className="flex flex-wrap justify-center gap-4 max-sm:w-full max-sm:flex-col">
      {isRetryable && (
        <ButtonLink to={orderPath ?? "/checkout?step=payment"} reloadDocument>
          <Trans>Back to Payment</Trans>
        </ButtonLink>
      )}
      <Button
        variant={isRetryable ? "secondary" : "primary"}
        onClick={() => window.location.reload()}
      >
        <Trans>Try Again</Trans>
      </Button>
      <ButtonLink to="/" variant="secondary">
        <Trans>Return to Store</Trans>
      </ButtonLink>
    </div>
  );
}
