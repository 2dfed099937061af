import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureMessage } from "./failure-message.tsx";

type LoadErrorProps = {
  failure: AdminFailure;
  /** Which list could not be read. */
  children: ReactNode;
};

/** Stands in the place of a table that could not be read, with the reason and another try. */
export function LoadError({ failure, children }: LoadErrorProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{children}</p>
      <FailureMessage failure={failure} />
      <Button size="sm" variant="secondary" onClick={revalidate} disabled={state === "loading"}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
