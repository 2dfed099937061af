import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { failureOf } from "./use-write.ts";

/** What is shown when a page of the admin could not be read at all. */
export function AdminError({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-5">
      <PageHead title={t`Admin`} isPrivate />
      <h1 className="text-2xl">
        <Trans>This page could not be opened</Trans>
      </h1>
      <FailureMessage failure={failureOf(error)} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>
          <Trans>Retry Connection</Trans>
        </Button>
        <Link to="/" className="text-link inline-flex min-h-11 items-center px-3">
          <Trans>Back to Site</Trans>
        </Link>
      </div>
    </main>
  );
}
