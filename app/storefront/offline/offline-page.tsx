import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Load the requested page again. The service worker puts its path in the hash; without one, it is the current URL. */
function retry() {
  const { hash, origin } = window.location;
  const requested = URL.parse(hash.slice(1), origin);
  if (!hash.startsWith("#/") || requested?.origin !== origin) return window.location.reload();
  window.location.assign(requested);
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
          You have not opened this page on this device before. Pages you have seen still open, and
          your bag is saved.
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
