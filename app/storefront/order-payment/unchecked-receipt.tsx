import { Trans } from "@lingui/react/macro";

/** What happens to a receipt that was not checked before its order ended. */
export function UncheckedReceipt({ number }: { number: string }) {
  return (
    <Trans>
      The time for order {number} ended before we had checked your receipt, so its items are in the
      shop again. We will still check it and write to you. If your payment has arrived, you get the
      items if they are still there, and otherwise your money back. Please do not pay again.
    </Trans>
  );
}
