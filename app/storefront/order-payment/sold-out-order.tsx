import { Trans } from "@lingui/react/macro";

/** Why an order whose item was no longer there was cancelled, with or without a receipt that was sent. */
export function SoldOutOrder({ number }: { number: string }) {
  return (
    <Trans>
      An item of order {number} is no longer available, so the order was cancelled. If you have
      paid, you get your money back. If you sent us a receipt, we check it and write to you; if not,
      write to us. Please do not pay again.
    </Trans>
  );
}
