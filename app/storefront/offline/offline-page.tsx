import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Load the requested page again. The service worker puts its path in the hash; without one, it is the current URL. */
function retry() {
  const { hash } = location;
  // Another slash would lead to another site.
  if (/^#\/(?![/\\])/.test(hash)) location.assign(hash.slice(1));
  else location.reload();
}

/** The page shown offline for a page that is not cached. */
export function OfflinePage() {
  return (
    <div className="page-width grid min-h-[70svh] place-content-center justify-items-center py-16 text-center">
      <h1 className="text-title">
        <Trans>You are offline</Trans>
      </h1>
      <p className="mt-5 max-w-[24.75em] text-muted">
        <Trans>
          This page is not saved on this device. Pages you have seen still open, and your bag is
          saved.
        </Trans>
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>
          <Trans>Try Again</Trans>
        </Button>
        <ButtonLink to="/shop" variant="secondary" reloadDocument>
          <Trans>Browse the shop</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
