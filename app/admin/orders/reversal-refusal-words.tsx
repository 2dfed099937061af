import { Trans } from "@lingui/react/macro";
import type { ReversalRefusal } from "#app/data/admin-order-reversal.ts";

/** Why a payment was not reversed, and what to do instead. */
export function ReversalRefusalWords({ refusal }: { refusal: ReversalRefusal }) {
  switch (refusal) {
    case "REVERSAL_TOO_LATE":
      return (
        <Trans>
          It is too late: PayPhone reverses a payment on its own day only, until 20:00 in Ecuador.
          Please refund it in PayPhone's dashboard.
        </Trans>
      );
    case "REVERSAL_REFUSED":
      return (
        <Trans>
          PayPhone refused, so the money stays taken. Please refund it in PayPhone's dashboard.
        </Trans>
      );
    case "ORDER_ALREADY_REFUNDED":
      return <Trans>This order was refunded already.</Trans>;
    case "ORDER_NOT_PAID_ONLINE":
      return <Trans>This order was not paid through PayPhone.</Trans>;
    case "TOO_MANY_REQUESTS":
      return <Trans>That was asked too often. Please wait a minute and try again.</Trans>;
  }
}
