import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { OfflinePage } from "../offline/offline-page.tsx";
import { useIsOffline } from "../offline/use-is-offline.ts";

/** React Router's replacement for a server error's message, which may contain secrets. */
const HIDDEN_MESSAGE = "Unexpected Server Error";

const shownMessage = (message: string | undefined) => (message === HIDDEN_MESSAGE ? "" : message);

/** The error page when data could not be loaded (specification section 8). */
export function ErrorView({ message }: { message: string | undefined }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  if (isOffline) return <OfflinePage />;
  return (
    <div className="page-width grid min-h-[80svh] place-content-center justify-items-start py-16">
      <PageHead title={t`Database Connection Error`} isPrivate />
      <h1 className="text-title">
        <Trans>Database Connection Error</Trans>
      </h1>
      <p className="mt-6 max-w-[31em] text-muted">
        <Trans>
          Unable to connect to the database. Please ensure your Supabase configuration is correct
          and the database tables have been created.
        </Trans>
      </p>
      <p className="mt-6 max-w-[31em] border-oxblood border-l-2 pl-4 text-oxblood text-sm">
        <Trans>Error: {shownMessage(message) || <Trans>An error occurred</Trans>}</Trans>
      </p>
      <Button className="mt-10" onClick={() => window.location.reload()}>
        <Trans>Retry Connection</Trans>
      </Button>
    </div>
  );
}
