import { Trans } from "@lingui/react/macro";

/** The next steps after an order. */
export function WhatHappensNext() {
  return (
    <section className="border border-hairline bg-surface p-7 sm:p-9">
      <h2 className="text-xl">
        <Trans>What happens next?</Trans>
      </h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted marker:text-terracotta">
        <li>
          <Trans>You'll receive an email confirmation shortly</Trans>
        </li>
        <li>
          <Trans>Your order will be processed within 1-2 business days</Trans>
        </li>
        <li>
          <Trans>You'll receive tracking information when your order ships</Trans>
        </li>
        <li>
          <Trans>Estimated delivery: 3-5 business days</Trans>
        </li>
      </ul>
    </section>
  );
}
