import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ErrorMessage } from "./error-message.tsx";

const METHOD_NOT_ALLOWED = 405;

type ErrorPageProps = {
  title: string;
  heading: ReactNode;
  children: ReactNode;
  /** Tries again, where that can help. */
  retry?: ReactNode;
};

function ErrorPage({ title, heading, children, retry }: ErrorPageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-5">
      <PageHead title={title} isPrivate />
      <h1 className="text-2xl">{heading}</h1>
      {children}
      <div className="flex flex-wrap gap-3">
        {retry}
        <ButtonLink to="/admin" variant={retry ? "secondary" : "primary"}>
          <Trans>Admin Dashboard</Trans>
        </ButtonLink>
        <Link to="/" className="text-link inline-flex min-h-11 items-center px-3">
          <Trans>Back to Site</Trans>
        </Link>
      </div>
    </main>
  );
}

/** Why a page failed to load. What is unexpected keeps its own words, for support. */
function Reason({ error }: { error: unknown }) {
  if (error instanceof ShopError) return <ErrorMessage error={error} isRead />;
  const { message } = shopErrorOf(error);
  return (
    <p role="alert" className="wrap-anywhere text-muted text-sm">
      <Trans>Technical details: {message}</Trans>
    </p>
  );
}

/** The page shown instead of one that failed to load or has no action for a POST. */
export function AdminError({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === METHOD_NOT_ALLOWED) {
    return (
      <ErrorPage
        title={t`Nothing was sent`}
        heading={<Trans>This page cannot receive what was sent</Trans>}
      >
        <p className="text-muted">
          <Trans>Nothing was changed. You can still read the page.</Trans>
        </p>
      </ErrorPage>
    );
  }
  const isMissing = error instanceof ShopError && error.kind === "not-found";
  return (
    <ErrorPage
      title={t`Admin`}
      heading={<Trans>This page could not be opened</Trans>}
      retry={
        !isMissing && (
          <Button onClick={() => window.location.reload()}>
            <Trans>Retry Connection</Trans>
          </Button>
        )
      }
    >
      <Reason error={error} />
    </ErrorPage>
  );
}
