import { Trans } from "@lingui/react/macro";
import { Spinner } from "#app/ui/spinner.tsx";

/** Stands where the admin's own pages come: they are read by the browser, so the server has nothing to show. */
export function AdminWait() {
  return (
    <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
      <Spinner className="size-8" />
      <p className="text-muted">
        <Trans>Opening the dashboard...</Trans>
      </p>
    </div>
  );
}
