import { Trans } from "@lingui/react/macro";
import { Spinner } from "#app/ui/spinner.tsx";

/** Until the browser has read its bag: an empty bag is not known to be empty yet. */
export function CheckoutWait() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-4 text-muted">
      <Spinner />
      <Trans>Loading your bag…</Trans>
    </p>
  );
}
