import { Trans } from "@lingui/react/macro";

/** Marks an order that the payment sandbox paid for, in a list. */
export function SandboxBadge() {
  return (
    <span className="ml-2 bg-amber px-1.5 py-0.5 font-semibold text-surface text-xs">SANDBOX</span>
  );
}

/** Marks such an order on its page. It has a frame, because browsers do not print backgrounds. */
export function SandboxBar() {
  return (
    <p
      role="note"
      className="mb-6 border-2 border-amber bg-amber px-5 py-2.5 text-center font-semibold text-surface print:bg-transparent print:text-ink"
    >
      <Trans>SANDBOX: no real payment</Trans>
    </p>
  );
}
