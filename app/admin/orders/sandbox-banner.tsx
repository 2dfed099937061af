import { Trans } from "@lingui/react/macro";

/** Marks the page of an order that the payment sandbox paid for. Its frame is for print, which drops backgrounds. */
export function SandboxBanner() {
  return (
    <p
      role="note"
      className="mb-6 border-2 border-amber bg-amber px-5 py-2.5 text-center font-semibold text-surface print:bg-transparent print:text-ink"
    >
      <Trans>SANDBOX: no real payment</Trans>
    </p>
  );
}
