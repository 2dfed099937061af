import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { failureOf } from "./use-write.ts";

const METHOD_NOT_ALLOWED = 405;

type MishapProps = {
  title: string;
  heading: ReactNode;
  /** What happened. */
  children: ReactNode;
  /** What to do about it, beside leaving for the shop. */
  wayOn: ReactNode;
};

function Mishap({ title, heading, children, wayOn }: MishapProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-5">
      <PageHead title={title} isPrivate />
      <h1 className="text-2xl">{heading}</h1>
      {children}
      <div className="flex flex-wrap gap-3">
        {wayOn}
        <Link to="/" className="text-link inline-flex min-h-11 items-center px-3">
          <Trans>Back to Site</Trans>
        </Link>
      </div>
    </main>
  );
}

/** What is shown when a page of the admin could not be read at all, or takes nothing that is sent to it. */
export function AdminError({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === METHOD_NOT_ALLOWED) {
    return (
      <Mishap
        title={t`Nothing to send here`}
        heading={<Trans>This page takes nothing that is sent to it</Trans>}
        wayOn={
          <ButtonLink to="/admin">
            <Trans>Admin Dashboard</Trans>
          </ButtonLink>
        }
      >
        <p className="text-muted">
          <Trans>Nothing was changed. The page itself can be read as ever.</Trans>
        </p>
      </Mishap>
    );
  }
  return (
    <Mishap
      title={t`Admin`}
      heading={<Trans>This page could not be opened</Trans>}
      wayOn={
        <Button onClick={() => window.location.reload()}>
          <Trans>Retry Connection</Trans>
        </Button>
      }
    >
      <FailureMessage failure={failureOf(error)} />
    </Mishap>
  );
}
