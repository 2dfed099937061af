import { Trans } from "@lingui/react/macro";

/** Says that the shop tells the customer nothing, because the order has no email address. */
export function NoEmailNotice() {
  return <Trans>This order has no email address: please write to the customer.</Trans>;
}
