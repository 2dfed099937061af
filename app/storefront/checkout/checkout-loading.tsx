import { Trans } from "@lingui/react/macro";
import { Spinner } from "#app/ui/spinner.tsx";

/** The loading state until the stored bag has been read. */
export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="text-muted">
          <Trans>To check out, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <p
        role="status"
        className="flex min-h-96 items-center justify-center gap-4 text-muted noscript:hidden"
      >
        <Spinner />
        <Trans>Loading your bag…</Trans>
      </p>
    </>
  );
}
