import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** What stands at an address that leads nowhere. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="page-width grid min-h-[70svh] place-content-center justify-items-center py-16 text-center">
      <PageHead title={t`Page not found`} isPrivate />
      <p aria-hidden="true" className="font-serif text-display text-terracotta">
        404
      </p>
      <h1 className="mt-4 text-title">
        <Trans>This page is not in our wardrobe</Trans>
      </h1>
      <p className="mt-5 max-w-[48ch] text-muted">
        <Trans>
          The address may have changed, or the piece has found its owner. The rest of the collection
          is waiting for you.
        </Trans>
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/shop">
          <Trans>Browse the shop</Trans>
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          <Trans>Return Home</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
