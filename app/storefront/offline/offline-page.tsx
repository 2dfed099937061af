import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Tries for the page that was wanted: the service worker names it behind `#`, else it is the page's own address. */
function tryAgain() {
  const { hash, origin } = window.location;
  const wanted = URL.parse(hash.slice(1), origin);
  if (!hash.startsWith("#/") || wanted?.origin !== origin) return window.location.reload();
  window.location.assign(wanted);
}

/** What stands in for a page that was never seen and cannot be had now. */
export function OfflinePage() {
  return (
    <div className="page-width grid min-h-[70svh] place-content-center justify-items-center py-16 text-center">
      <h1 className="text-title">
        <Trans>You are offline</Trans>
      </h1>
      <p className="mt-5 max-w-[24.75em] text-muted">
        <Trans>
          This page has not been opened on this device before. What you have seen still opens, and
          your bag is kept.
        </Trans>
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <Button onClick={tryAgain}>
          <Trans>Try Again</Trans>
        </Button>
        <ButtonLink to="/shop" variant="secondary" reloadDocument>
          <Trans>Browse the shop</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
