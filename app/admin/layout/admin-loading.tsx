import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "#app/ui/page-head.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** The fallback until the browser has loaded a page. The server renders none of the admin. */
export function AdminLoading() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
      <PageHead title={t`Admin`} isPrivate />
      <Spinner className="size-8" />
      <p className="text-muted">
        <Trans>Opening the dashboard...</Trans>
      </p>
    </div>
  );
}
