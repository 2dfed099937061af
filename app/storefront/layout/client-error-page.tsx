import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { taxonomyLinks } from "./link-column.tsx";

const METHOD_NOT_ALLOWED = 405;
const GONE = 410;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Return the status of a 4xx error response thrown by a route; null for any other error. */
export function clientErrorStatus(error: unknown): number | null {
  return isRouteErrorResponse(error) && error.status < FIRST_SERVER_ERROR ? error.status : null;
}

function useTexts(status: number) {
  const { t } = useLingui();
  switch (status) {
    case GONE:
      return {
        title: t`No longer available`,
        heading: t`This product is no longer available`,
        text: t`It has left our wardrobe for good. Others like it may be waiting for you.`,
      };
    case METHOD_NOT_ALLOWED:
      return {
        title: t`Nothing was sent`,
        heading: t`This page cannot receive what was sent`,
        text: t`Nothing was changed. You can still read the page.`,
      };
    case TOO_MANY_REQUESTS:
      return {
        title: t`Please wait a moment`,
        heading: t`Please wait a moment`,
        text: t`Too many attempts. Please wait a few minutes and try again.`,
      };
    default:
      return {
        title: t`Page not found`,
        heading: t`This page is not in our wardrobe`,
        text: t`The link may have changed, or the product has found its owner. The rest of the collection is waiting for you.`,
      };
  }
}

function Collections({ collections }: { collections: Category[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Collections`}>
      <ul className="flex flex-wrap justify-center gap-x-8">
        {taxonomyLinks("collection", collections).map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page for 404, 405, 410 and 429. */
export function ClientErrorPage({ status }: { status: number }) {
  const layoutData = useRouteLoaderData<{ collections: Category[] }>("routes/storefront");
  const { title, heading, text } = useTexts(status);
  return (
    <div className="page-width grid min-h-[70svh] place-content-center justify-items-center py-16 text-center">
      <PageHead title={title} isPrivate />
      <p aria-hidden="true" className="font-serif text-display text-terracotta">
        {status}
      </p>
      <h1 className="mt-4 text-title">{heading}</h1>
      <p className="mt-5 max-w-[24.75em] text-muted">{text}</p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/shop">
          <Trans>Browse the shop</Trans>
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          <Trans>Return Home</Trans>
        </ButtonLink>
      </div>
      {layoutData && (
        <div className="mt-6">
          <Collections collections={layoutData.collections} />
        </div>
      )}
    </div>
  );
}
