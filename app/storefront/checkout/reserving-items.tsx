import { Trans } from "@lingui/react/macro";
import { Spinner } from "#app/ui/spinner.tsx";

/** The loading state until the server has responded to a start of checkout. */
export function ReservingItems() {
  return (
    <p className="flex items-center gap-4 text-muted">
      <Spinner />
      <Trans>Reserving your items…</Trans>
    </p>
  );
}
