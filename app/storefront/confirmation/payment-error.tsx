import { Trans } from "@lingui/react/macro";
import type { PaymentFailure } from "#app/domain/payment-verdict.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

type Problem =
  | Exclude<PaymentFailure, "checkout_not_found">
  | "no_transaction"
  | "not_successful"
  | "no_items"
  | "order_failed";

type PaymentErrorProps = { problem: Problem; status?: string | null };

function NotSuccessful({ status }: { status: string }) {
  return <Trans>Payment was not successful. Status: {status}</Trans>;
}

function Message({ problem, status }: PaymentErrorProps) {
  switch (problem) {
    case "no_transaction":
      return <Trans>Transaction ID not found in callback parameters</Trans>;
    case "no_items":
      return <Trans>No items found in cart. Please contact support.</Trans>;
    case "order_failed":
      return <Trans>Failed to create order in database</Trans>;
    case "not_successful":
      return <NotSuccessful status={status || "unknown"} />;
    case "unknown":
    case "declined":
    case "cancelled":
    case "reversed":
    case "mismatch":
      return <NotSuccessful status={problem} />;
    case "stock_gone":
      return (
        <Trans>
          The last of these pieces was sold before your payment arrived. We did not take the
          payment: PayPhone returns it to you.
        </Trans>
      );
    case "unresolved":
      return (
        <Trans>
          We could not reach PayPhone to confirm your payment. Your pieces stay reserved: try again
          in a moment.
        </Trans>
      );
  }
}

/** Why there is no order, with what to do next. */
export function PaymentError(props: PaymentErrorProps) {
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-title">
        <Trans>Payment Error</Trans>
      </h1>
      <p role="alert" className="max-w-prose text-oxblood">
        <Message {...props} />
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button onClick={() => window.location.reload()}>
          <Trans>Try Again</Trans>
        </Button>
        <ButtonLink to="/" variant="secondary">
          <Trans>Return to Store</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
