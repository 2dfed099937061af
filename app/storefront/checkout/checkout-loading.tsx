import { Trans } from "@lingui/react/macro";
import { Spinner } from "#app/ui/spinner.tsx";

/** The loading state until the bag and the progress of its last payment are known. */
export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="text-muted">
          <Trans>To check out, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <div className="noscript:hidden grid min-h-96 content-center justify-items-center text-muted">
        <p role="status" className="flex items-center gap-4">
          <Spinner />
          <Trans>Loading your bag…</Trans>
        </p>
      </div>
    </>
  );
}
