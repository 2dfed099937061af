import { Trans } from "@lingui/react/macro";

/** The text of a payment check's outcome. */
export function CheckResult({ outcome }: { outcome: string | null }) {
  switch (outcome) {
    case "agrees":
      return <Trans>PayPhone shows the payment as paid again</Trans>;
    case "vouched":
      return <Trans>Payment seen in PayPhone's dashboard</Trans>;
    case "amount":
      return <Trans>PayPhone shows another amount</Trans>;
    case "currency":
      return <Trans>PayPhone shows another currency</Trans>;
    case "cancelled":
      return <Trans>PayPhone shows the payment as cancelled</Trans>;
    default:
      return <Trans>PayPhone shows another payment</Trans>;
  }
}
