import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentFailure, Refund } from "#app/domain/payment-verdict.ts";
import { PaymentActions } from "./payment-actions.tsx";
import { PaymentNote } from "./payment-note.tsx";

export type Problem =
  | Exclude<PaymentFailure, "checkout_not_found">
  | "no_transaction"
  | "not_successful"
  | "no_items"
  | "too_many_returns"
  | "sold_meanwhile"
  | "order_unwritten";

type PaymentErrorProps = {
  problem: Problem;
  status?: string | null;
  refund?: Refund | null;
  isUncharged?: boolean;
};

/** The specification's sentence. A status from the URL is shown as is, our own are translated. */
function NotSuccessful({ problem, urlStatus }: { problem: Problem; urlStatus?: string | null }) {
  const { t } = useLingui();
  const statuses: Partial<Record<Problem, string>> = {
    declined: t`declined`,
    cancelled: t`cancelled`,
    reversed: t`reversed`,
    mismatch: t`mismatch`,
  };
  const status = urlStatus || (statuses[problem] ?? t`unknown`);
  return <Trans>Payment was not successful. Status: {status}</Trans>;
}

function Message({ problem, status }: PaymentErrorProps) {
  switch (problem) {
    case "no_transaction":
      return <Trans>Transaction ID not found in callback parameters</Trans>;
    case "no_items":
      return <Trans>No items found in cart. Please contact support.</Trans>;
    case "too_many_returns":
      return (
        <Trans>
          Too many links from this connection named no order of ours. Please wait ten minutes and
          try again. If you have paid, your order is confirmed by email in any case.
        </Trans>
      );
    case "not_configured":
      return <Trans>Supabase not configured</Trans>;
    case "sold_meanwhile":
    case "order_unwritten":
      return <Trans>Failed to create order in database</Trans>;
    case "not_successful":
    case "unknown":
    case "declined":
    case "cancelled":
    case "reversed":
    case "mismatch":
      return <NotSuccessful problem={problem} urlStatus={status ?? null} />;
    case "sold_out":
      return (
        <Trans>
          The last of these items was sold before your payment arrived. We did not take the payment:
          PayPhone returns it to you.
        </Trans>
      );
    case "replaced":
      return (
        <Trans>
          This payment belongs to an earlier attempt. We did not take it: PayPhone returns it to
          you.
        </Trans>
      );
    case "expired":
      return (
        <Trans>
          The time to pay this order has ended. We did not take the payment: PayPhone returns it to
          you.
        </Trans>
      );
    case "pending":
    case "unresolved":
      return (
        <Trans>
          We could not reach PayPhone to confirm your payment. Your items stay reserved: try again
          in a moment.
        </Trans>
      );
  }
}

/** Why there is no order, and what to do next. A payment that was only not made is no alarm. */
export function PaymentError(props: PaymentErrorProps) {
  const { problem, refund = null, isUncharged = false } = props;
  const isUnpaid = problem === "declined" || problem === "cancelled";
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-title">
        <Trans>Payment Error</Trans>
      </h1>
      <p role="alert" className={isUnpaid ? "max-w-prose text-muted" : "max-w-prose text-oxblood"}>
        <Message {...props} />
      </p>
      <PaymentNote {...{ problem, refund, isUncharged }} />
      <PaymentActions problem={problem} />
    </div>
  );
}
