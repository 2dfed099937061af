import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";

/** The payment step whose view could not be loaded. A reload helps where the browser caches the failure or a deploy removed the file. */
export function LostPaymentStep({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid gap-4">
      <p className="border-l-2 border-oxblood py-2 pl-4 text-oxblood">
        <Trans>The payment step could not be loaded.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
        <a href="?step=payment" className="text-link inline-flex min-h-11 items-center">
          <Trans>Reload the page</Trans>
        </a>
      </div>
    </div>
  );
}
