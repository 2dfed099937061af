import { Trans } from "@lingui/react/macro";

/** Says that the shop tells the customer nothing, because the order has no email address that can be written to. */
export function NoEmailNotice() {
  return <Trans>This order has no valid email address: please write to the customer.</Trans>;
}
