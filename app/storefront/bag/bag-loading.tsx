import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsSlow } from "#app/ui/use-is-slow.ts";

const SLOW_MS = 10_000;

/** The loading state until the stored bag has been read; after a while with a button that loads the page again. */
export function BagLoading() {
  const isSlow = useIsSlow(true, SLOW_MS);
  return (
    <div className="noscript:hidden grid min-h-96 content-center justify-items-center gap-5 text-muted">
      <p role="status" className="flex items-center gap-4">
        <Spinner />
        {isSlow ? (
          <Trans>Your bag could not be loaded yet.</Trans>
        ) : (
          <Trans>Loading your bag…</Trans>
        )}
      </p>
      {isSlow && (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      )}
    </div>
  );
}
