import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentFailure, Refund } from "#app/domain/payment/payment-verdict.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import { PaymentNote } from "./payment-note.tsx";

export type Problem =
  | Exclude<PaymentFailure, "checkout_not_found">
  | "no_transaction"
  | "not_successful"
  | "no_items"
  | "too_many_returns"
  | "sold_meanwhile"
  | "discount_meanwhile"
  | "order_unwritten";

type PaymentErrorProps = {
  problem: Problem;
  status?: string | null;
  refund?: Refund | null;
  isUncharged?: boolean;
};

const STATUSES = {
  not_successful: msg`unknown`,
  unknown: msg`unknown`,
  declined: msg`declined`,
  cancelled: msg`cancelled`,
  reversed: msg`reversed`,
  mismatch: msg`mismatch`,
};

const TEXTS: Record<Exclude<Problem, keyof typeof STATUSES>, MessageDescriptor> = {
  no_transaction: msg`Transaction ID not found in callback parameters`,
  no_items: msg`No items found in cart. Please contact support.`,
  too_many_returns: msg`Too many links opened from this connection led to no order. Please wait ten minutes and try again. If you have paid, your order will be confirmed by email in any case.`,
  not_configured: msg`Supabase not configured`,
  sold_meanwhile: msg`Failed to create order in database`,
  discount_meanwhile: msg`Failed to create order in database`,
  order_unwritten: msg`Failed to create order in database`,
  sold_out: msg`The last of these items was sold before your payment arrived. We did not take the payment: PayPhone will return it to you.`,
  discount_used_up: msg`Your discount code was used up before your payment arrived. We did not take the payment: PayPhone will return it to you.`,
  replaced: msg`Another attempt to pay has replaced this one. We did not take this payment: PayPhone will return it to you.`,
  expired: msg`The time to pay for this order has ended. We did not take the payment: PayPhone will return it to you.`,
  pending: msg`We could not reach PayPhone to confirm your payment. Your items stay reserved: try again in a moment.`,
  unresolved: msg`We could not reach PayPhone to confirm your payment. Your items stay reserved: try again in a moment.`,
};

const hasStatus = (problem: Problem): problem is keyof typeof STATUSES => problem in STATUSES;

function Message({ problem, status: urlStatus }: PaymentErrorProps) {
  const { i18n } = useLingui();
  if (!hasStatus(problem)) return i18n._(TEXTS[problem]);
  // The specification's sentence. A status from the URL is shown as is, our own are translated.
  const status = urlStatus || i18n._(STATUSES[problem]);
  return <Trans>Payment was not successful. Status: {status}</Trans>;
}

/** Why there is no order, and what to do next. A payment that was only not made is no alarm. */
export function PaymentError(props: PaymentErrorProps) {
  const { problem, refund = null, isUncharged = false } = props;
  const isUnpaid = problem === "declined" || problem === "cancelled";
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <PageHead title={t`Payment Error`} isPrivate />
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
