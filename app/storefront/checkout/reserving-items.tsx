import { Trans, useLingui } from "@lingui/react/macro";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** The loading state until the server has responded to a start of checkout. */
export function ReservingItems() {
  const { t } = useLingui();
  useAnnouncement(t`Reserving your items…`);
  return (
    <p className="flex items-center gap-4 text-muted">
      <Spinner />
      <Trans>Reserving your items…</Trans>
    </p>
  );
}
