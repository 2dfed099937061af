import { Trans } from "@lingui/react/macro";
import type { PaymentFailure, Refund } from "#app/domain/payment-verdict.ts";
import { settings } from "#app/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

type Problem =
  | Exclude<PaymentFailure, "checkout_not_found">
  | "no_transaction"
  | "not_successful"
  | "no_items"
  | "sold_meanwhile"
  | "order_unwritten";

type PaymentErrorProps = { problem: Problem; status?: string | null; refund?: Refund | null };

function NotSuccessful({ status }: { status: string }) {
  return <Trans>Payment was not successful. Status: {status}</Trans>;
}

function Message({ problem, status }: PaymentErrorProps) {
  switch (problem) {
    case "no_transaction":
      return <Trans>Transaction ID not found in callback parameters</Trans>;
    case "no_items":
      return <Trans>No items found in cart. Please contact support.</Trans>;
    case "not_configured":
      return <Trans>Supabase not configured</Trans>;
    case "sold_meanwhile":
    case "order_unwritten":
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

/** What becomes of the money, where some was taken. */
function MoneyNote({ problem, refund }: PaymentErrorProps) {
  const { supportEmail } = settings;
  const support = (
    <a className="text-link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  if (problem === "order_unwritten") {
    return (
      <Trans>
        Your payment has arrived and is safe. We complete your order as soon as our database
        answers: try again in a moment.
      </Trans>
    );
  }
  if (refund === "refused") {
    return (
      <Trans>
        PayPhone did not let us return your payment at once. We know of it and return it by hand:
        write to {support} with any question.
      </Trans>
    );
  }
  return refund ? (
    <Trans>
      Your payment goes back to you in full. There is nothing to do: your bank shows it within a few
      days.
    </Trans>
  ) : null;
}

/** Why there is no order, with what to do next. */
export function PaymentError(props: PaymentErrorProps) {
  const { problem } = props;
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-title">
        <Trans>Payment Error</Trans>
      </h1>
      <p role="alert" className="max-w-prose text-oxblood">
        <Message {...props} />
      </p>
      <div className="grid max-w-prose gap-2 text-muted empty:hidden">
        {problem === "sold_meanwhile" && (
          <p>
            <Trans>A piece of your order was sold to somebody else while you paid.</Trans>
          </p>
        )}
        {(props.refund || problem === "order_unwritten") && (
          <p>
            <MoneyNote {...props} />
          </p>
        )}
      </div>
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
